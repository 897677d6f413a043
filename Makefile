# Two commands do everything: `make book` and `make test`. `make help` lists the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
HTML := _build/html/index.html
SUITE ?= svm
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

# Many small linear systems: threads of the BLAS only get in each other's way.
export OMP_NUM_THREADS := 1
export IPYTHONDIR := $(CURDIR)/_build/ipython
export OPENBLAS_NUM_THREADS := 1

.DEFAULT_GOAL := help
.PHONY: help book html test lint types unit browser second deep lab bench lock clean

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /make \1\t/' | expand -t 14

$(STAMP): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "The Margin needs Python 3.11 or later; try: make PYTHON=python3.12 ..."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	touch $@

book: html ## execute the chapters and render the book to _build/html
	@echo
	@echo "The book is ready. Open $(CURDIR)/$(HTML)"

# A failed build must not look clean the next time, so Sphinx forgets what it had read.
html: $(STAMP)
	@$(BIN)/python book/_ext/build.py --jobs $(JOBS) || { rm -rf _build/.doctrees; exit 1; }

test: lint types unit html browser second ## linters, types, tests, strict build, second execution
	@$(BIN)/python book/_ext/build.py --summary

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMP)
	$(BIN)/mypy

unit: $(STAMP)
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not browser" \
	  --cov --cov-report=term -q

browser: html
	$(BIN)/python -m pytest -n $(JOBS) -m browser -rs

second: html
	$(BIN)/python -m pytest -n $(JOBS) --dist loadfile -p no:cacheprovider -o addopts= -o filterwarnings= \
	  -o testpaths=_build/jupyter_execute --nbval --nbval-cell-timeout=900 _build/jupyter_execute

deep: $(STAMP) ## the same properties with many more, and new, examples
	HYPOTHESIS_PROFILE=deep $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not browser and not build"

lab: $(STAMP) ## the chapters as notebooks in JupyterLab
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	$(BIN)/jupyter lab --ServerApp.root_dir=$(CURDIR) --LabApp.default_url=/lab/tree/book

bench: $(STAMP) ## peers side by side: make bench SUITE=svm
	$(BIN)/python bench/$(SUITE).py

lock: ## renew requirements.txt from the ranges in pyproject.toml
	rm -rf _build/lock && $(PYTHON) -m venv _build/lock
	_build/lock/bin/python -m pip install --quiet --disable-pip-version-check -e '.[book,lab,test]'
	_build/lock/bin/python -m pip freeze --exclude-editable --exclude pip --exclude setuptools > requirements.txt

clean: ## remove everything that was built
	rm -rf _build .hypothesis .pytest_cache .mypy_cache .ruff_cache .coverage
