"""`python -m evidence label …`: run the tests of some results and say what they showed."""

import sys

from evidence.core import EvidenceError
from evidence.verify import verify


def main(labels: list[str]) -> int:
    """0 if every test of these results passed and every twin fell."""
    try:
        print(verify(*labels))
    except EvidenceError as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
