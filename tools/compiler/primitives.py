"""What mypyc does not know by itself, done by the functions of inlined.h: bytearrays, numbers among
others, and a copy of a state or frame."""

from __future__ import annotations

from mypyc.ir.ops import ERR_FALSE, ERR_MAGIC
from mypyc.ir.rtypes import (
    bit_rprimitive,
    bool_rprimitive,
    bytearray_rprimitive,
    c_int_rprimitive,
    int_rprimitive,
    list_rprimitive,
    object_rprimitive,
    tuple_rprimitive,
)
from mypyc.primitives.registry import ERR_NEG_INT, binary_op, function_op, method_op

SAME = "westmarch.kernel.engine.native.same"


def teach() -> None:
    """Tell mypyc, before it compiles."""
    array, number, thing = bytearray_rprimitive, int_rprimitive, object_rprimitive
    method_op("__getitem__", [array, number], number, "CPyByteArray_GetItem", ERR_MAGIC)
    method_op(
        "__setitem__", [array, number, number], bit_rprimitive, "CPyByteArray_SetItem", ERR_FALSE
    )
    method_op("copy", [array], array, "CPyByteArray_Copy", ERR_MAGIC)
    for kind, name in ((list_rprimitive, "List"), (tuple_rprimitive, "Tuple")):
        binary_op(
            "in",
            [number, kind],
            c_int_rprimitive,
            ERR_NEG_INT,
            f"CPy{name}_HoldsNumber",
            truncated_type=bool_rprimitive,
            ordering=[1, 0],
        )
    function_op(SAME, [thing], thing, "CPyObject_Same", ERR_MAGIC)
