# Two commands do everything: `make book` and `make test`. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
RECORD := _build/ran
COVERAGE := _build/coverage.json
# Tests that start a browser of their own, which a process can do only once at a time.
OWN_BROWSER := $(wildcard tests/house/test_lab.py tests/house/test_printing.py tests/house/test_serving.py tests/house/test_downloads.py)
SUITE ?= svm
PORT ?= 8000
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

# Many small linear systems: threads of the BLAS only get in each other's way.
export OMP_NUM_THREADS := 1
export IPYTHONDIR := $(CURDIR)/_build/ipython
export OPENBLAS_NUM_THREADS := 1
# uv leaves compiling to the first import. Unless that is kept, every kernel compiles anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help book html serve pdf test lint types unit browser second second-opinion claim chapter deep mutants sharpen lab bench lock clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /make \1\t/' | expand -t 21

PIP := $(BIN)/python -m pip --disable-pip-version-check

# As pip does, uv trusts the certificates of the system.
export UV_SYSTEM_CERTS := 1

# uv does not read pip.conf or PIP_*. This prints what they say as settings of uv; pip quotes
# values as a shell does, and what comes last wins: the variables of the environment.
PIP_SETTINGS = $(PIP) config list | sort -r | sed -n -E \
  -e "/^[^=]*='[^']*'$$/!d; s/\\\\n/ /g; s/=' +/='/" \
  -e "s/^(:env:|global|install)\.index-url=/export UV_DEFAULT_INDEX=/p" \
  -e "s/^(:env:|global|install)\.extra-index-url=/export UV_INDEX=/p" \
  -e "/^(:env:|global|install)\.find-links=/{s/ +/,/g; s/^[^=]*=/export UV_FIND_LINKS=/p;}" \
  -e "s/^(:env:|global|install)\.cert=/export SSL_CERT_FILE=/p"

# uv takes seconds where pip takes minutes, but pip is what every machine has. The hashes in the
# lock make it safe to take a file from any index that has it.
$(STAMP): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "The Margin needs Python 3.11 or later; try: make PYTHON=python3.12 ..."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@awk '/^[^ ]/ { wanted = /^uv==/ } wanted' requirements.txt > $(VENV)/uv.txt
	@{ $(PIP) install --quiet --only-binary :all: --require-hashes -r $(VENV)/uv.txt && \
	  eval "$$($(PIP_SETTINGS))" && \
	  $(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes \
	    --index-strategy unsafe-best-match requirements.txt; } || \
	  { echo "uv cannot be used here; pip installs the lock, which takes minutes."; \
	    $(PIP) install --quiet --require-hashes -r requirements.txt; }
	$(PIP) install --quiet --no-deps --no-build-isolation -e .
	touch $@

# A failed build must not look clean the next time, so Sphinx forgets what it had read.
BUILD := $(BIN)/python book/_ext/build.py --jobs $(JOBS)
FORGET := { rm -rf _build/.doctrees; exit 1; }

book: $(STAMP) ## execute the chapters and render the book to _build/html
	@$(BUILD) || $(FORGET)

html: $(STAMP) ## the same, quietly
	@$(BUILD) --quiet || $(FORGET)

serve: $(STAMP) ## the book on http://127.0.0.1:8000, or another PORT; follows what is edited
	@$(BIN)/python book/_ext/serve.py --jobs $(JOBS) --port $(PORT)

pdf: html ## the book on paper: _build/the-margin.pdf, printed by Chromium
	@$(BIN)/python book/_ext/printing.py

test: lint types unit html browser second ## linters, types, tests, strict build, second execution
	@$(BIN)/python book/_ext/build.py --compare $(RECORD)

lint: $(STAMP) ## style, format, and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(STAMP) ## types of the library
	$(BIN)/mypy

unit: $(STAMP) ## tests that need no browser, with coverage
	@rm -rf $(RECORD) && mkdir -p $(RECORD)
	EVIDENCE_RECORD=$(CURDIR)/$(RECORD) $(BIN)/slipcover --json --out $(COVERAGE) \
	  -m pytest -n $(JOBS) --dist worksteal -m "not browser" -q --durations=30 --durations-min=5
	@$(BIN)/slipcover --merge $(COVERAGE) --out $(COVERAGE) --skip-covered --fail-under 100

browser: html ## tests of the built book in Chromium
	$(BIN)/python -m pytest -n $(JOBS) -m browser -rs $(OWN_BROWSER:%=--ignore=%)
	$(BIN)/python -m pytest -n $(JOBS) --dist loadfile -m browser -rs $(OWN_BROWSER)

# What the tests found comes from the record of `unit`, if that ran on the code as it is now.
second: html ## execute the chapters again; they must print the same
	EVIDENCE_REPLAY=$(CURDIR)/$(RECORD) $(BIN)/python -m pytest -n $(JOBS) --dist loadfile -p no:cacheprovider -o addopts= -o filterwarnings= \
	  -o testpaths=_build/jupyter_execute --nbval --nbval-cell-timeout=900 _build/jupyter_execute

second-opinion: $(STAMP) ## the proofs once more, in Coq, if there is a coqc
	$(BIN)/python -m evidence.proving.second

need-%:
	@test -n "$($*)" || { echo "$*= is missing; make help shows an example."; exit 2; }

claim: need-ID $(STAMP) ## the tests of one result: make claim ID=hyperplane-distance
	@$(BIN)/python -m evidence $(ID)

# After an edit in lib/, other pages are left as they were; the next `make book` executes them.
chapter: need-C $(STAMP) ## one chapter, its tests and its page: make chapter C=duality
	@find book -name '$(C).md' | grep -q . || { echo "There is no $(C).md in book/."; exit 2; }
	@tests="$$(find tests -name 'test_$(C).py')"; test -z "$$tests" || \
	  $(BIN)/python -m pytest -n $(JOBS) -q $$tests
	@$(BUILD) --only $(C) || $(FORGET)
	@find $(CURDIR)/_build/html -name '$(C).html'

deep: $(STAMP) ## the same properties with many more, and new, examples
	HYPOTHESIS_PROFILE=deep $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not browser and not build"

mutants: $(STAMP) ## small slips in the library: does a test notice each of them? (an hour)
	$(BIN)/python bench/mutants.py --jobs $(JOBS) --only "$(ONLY)"

sharpen: $(STAMP) ## stronger claims: which of them would the tests pass as well?
	$(BIN)/python bench/sharpen.py --jobs $(JOBS) --only "$(ONLY)"

lab: $(STAMP) ## the chapters as notebooks in JupyterLab
	@$(BIN)/python book/_ext/lab.py

bench: $(STAMP) ## peers side by side: make bench SUITE=svm
	$(BIN)/python bench/$(SUITE).py

# Only the main index is asked: a second one that holds one file of many would drop the hashes
# of the others.
lock: $(STAMP) ## fit requirements.txt to pyproject.toml; with UPGRADE=1 renew all of it
	@eval "$$($(PIP_SETTINGS))"; unset UV_INDEX UV_FIND_LINKS; \
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	  --extra book --extra lab --extra test $(if $(UPGRADE),--upgrade) --no-emit-index-url \
	  --no-annotate --custom-compile-command "make lock" --output-file requirements.txt pyproject.toml

clean: ## remove everything that was built
	rm -rf _build .hypothesis .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
