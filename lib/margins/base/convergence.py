"""What a solver raises when rounding keeps it from what was asked."""

from typing import Any


class NotConverged(ArithmeticError):
    """The tolerance was not reached. `solution` is the best that was found; its gap is true."""

    def __init__(self, solution: Any, tol: float, advice: str = "centre or rescale X") -> None:
        super().__init__(solution, tol, advice)
        self.solution, self.tol, self.advice = solution, tol, advice

    def __str__(self) -> str:
        return (
            f"the certified relative gap is {self.solution.gap:.2g}, not {self.tol:.2g}; "
            f"`solution` holds what was found. Ask for a larger tol, or {self.advice}"
        )
