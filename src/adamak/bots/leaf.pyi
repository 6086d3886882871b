class Leaf:
    def __init__(
        self, facts: int, wide: int, deep: int, things: int, seats: int, scale: float, first: bytes, first_bias: bytes,
        second: bytes, second_bias: bytes, value: bytes, value_bias: bytes, thing: bytes, thing_bias: bytes, /,
    ) -> None: ...  # fmt: skip
    def evaluate(self, facts: bytes, answers: list[int], seats: int, /) -> list[float]: ...
