"""First-order methods for the regularised mean hinge, one module a chapter."""

__all__: list[str] = []
