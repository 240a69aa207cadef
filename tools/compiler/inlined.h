/* What the compiled rules do at every step, written so that the C compiler can put it in place:
 * mypyc calls its library for it. Included before each module that mypyc has written. */

#ifndef WESTMARCH_INLINED_H
#define WESTMARCH_INLINED_H

#include <Python.h>
#include "CPy.h"

/* ---- bytearrays: mypyc knows how to read bytes only */

static inline unsigned char *inlined_byte(PyObject *bytes, CPyTagged index) {
    Py_ssize_t size = Py_SIZE(bytes);
    Py_ssize_t at = CPyTagged_ShortAsSsize_t(index);
    if (likely(CPyTagged_CheckShort(index))) {
        if (unlikely(at < 0))
            at += size;
        if (likely((size_t)at < (size_t)size))
            return (unsigned char *)PyByteArray_AS_STRING(bytes) + at;
    }
    PyErr_SetString(PyExc_IndexError, "bytearray index out of range");
    return NULL;
}

static inline CPyTagged CPyByteArray_GetItem(PyObject *bytes, CPyTagged index) {
    unsigned char *found = inlined_byte(bytes, index);
    return likely(found != NULL) ? (CPyTagged)*found << 1 : CPY_INT_TAG;
}

static inline char CPyByteArray_SetItem(PyObject *bytes, CPyTagged index, CPyTagged value) {
    unsigned char *found = inlined_byte(bytes, index);
    if (unlikely(found == NULL))
        return 0;
    if (unlikely(CPyTagged_CheckLong(value) || value > (255 << 1))) {
        PyErr_SetString(PyExc_ValueError, "byte must be in range(0, 256)");
        return 0;
    }
    *found = (unsigned char)(value >> 1);
    return 1;
}

static inline PyObject *CPyByteArray_Copy(PyObject *bytes) {
    return PyByteArray_FromStringAndSize(PyByteArray_AS_STRING(bytes), Py_SIZE(bytes));
}

/* ---- a state or frame once more, with the same things in its fields: every native class can tell
 * the garbage collector what it refers to */

static int inlined_refer(PyObject *thing, void *unused) {
    Py_INCREF(thing);
    return 0;
}

static inline PyObject *CPyObject_Same(PyObject *self) {
    PyTypeObject *type = Py_TYPE(self);
    PyObject *made = type->tp_alloc(type, 0);
    if (unlikely(made == NULL))
        return NULL;
    memcpy(made + 1, self + 1, type->tp_basicsize - sizeof(PyObject));
    type->tp_traverse(made, inlined_refer, NULL);
    return made;
}

/* ---- numbers as objects: small ones are found, not made */

static PyObject *inlined_numbers[256];

static inline PyObject *inlined_as_object(CPyTagged x) {
    if (likely(x < (256 << 1) && CPyTagged_CheckShort(x))) {
        PyObject *found = inlined_numbers[x >> 1];
        if (unlikely(found == NULL)) {
            found = CPyTagged_AsObject(x);
            inlined_numbers[x >> 1] = found;
        }
        Py_INCREF(found);
        return found;
    }
    return NULL;
}

static inline PyObject *inlined_AsObject(CPyTagged x) {
    PyObject *found = inlined_as_object(x);
    return likely(found != NULL) ? found : CPyTagged_AsObject(x);
}

static inline PyObject *inlined_StealAsObject(CPyTagged x) {
    PyObject *found = inlined_as_object(x);
    return likely(found != NULL) ? found : CPyTagged_StealAsObject(x);
}

#define CPyTagged_AsObject inlined_AsObject
#define CPyTagged_StealAsObject inlined_StealAsObject

/* ---- items of lists, and numbers among them */

#ifndef Py_GIL_DISABLED

static inline int inlined_is_at(PyObject *list, CPyTagged index) {
    return CPyTagged_CheckShort(index) && (size_t)index >> 1 < (size_t)PyList_GET_SIZE(list);
}

static inline PyObject *inlined_GetItem(PyObject *list, CPyTagged index) {
    if (likely(inlined_is_at(list, index))) {
        PyObject *found = PyList_GET_ITEM(list, index >> 1);
        Py_INCREF(found);
        return found;
    }
    return CPyList_GetItem(list, index);
}

static inline PyObject *inlined_GetItemBorrow(PyObject *list, CPyTagged index) {
    if (likely(inlined_is_at(list, index)))
        return PyList_GET_ITEM(list, index >> 1);
    return CPyList_GetItemBorrow(list, index);
}

static inline bool inlined_SetItem(PyObject *list, CPyTagged index, PyObject *value) {
    if (likely(inlined_is_at(list, index))) {
        PyObject *was = PyList_GET_ITEM(list, index >> 1);
        PyList_SET_ITEM(list, index >> 1, value);
        Py_DECREF(was);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

/* Where a number stands among others; -1 where it does not; -2 where not all are numbers. */
static inline Py_ssize_t inlined_find(PyObject **items, Py_ssize_t size, Py_ssize_t number) {
    for (Py_ssize_t i = 0; i < size; i++) {
        int overflow;
        if (unlikely(!PyLong_Check(items[i])))
            return -2;
        if (CPyLong_AsSsize_tAndOverflow(items[i], &overflow) == number && !overflow)
            return i;
    }
    return -1;
}

static inline int inlined_holds(PyObject *all, PyObject **items, CPyTagged number) {
    if (likely(CPyTagged_CheckShort(number))) {
        Py_ssize_t at = inlined_find(items, Py_SIZE(all), CPyTagged_ShortAsSsize_t(number));
        if (likely(at > -2))
            return at >= 0;
    }
    PyObject *boxed = CPyTagged_AsObject(number);
    int found = PySequence_Contains(all, boxed);
    Py_DECREF(boxed);
    return found;
}

static int CPyList_HoldsNumber(PyObject *list, CPyTagged number) {
    return inlined_holds(list, ((PyListObject *)list)->ob_item, number);
}

static int CPyTuple_HoldsNumber(PyObject *tuple, CPyTagged number) {
    return inlined_holds(tuple, ((PyTupleObject *)tuple)->ob_item, number);
}

static int inlined_Remove(PyObject *list, PyObject *thing) {
    int overflow;
    if (likely(PyLong_CheckExact(thing))) {
        Py_ssize_t number = CPyLong_AsSsize_tAndOverflow(thing, &overflow);
        PyObject **items = ((PyListObject *)list)->ob_item;
        Py_ssize_t at = overflow ? -2 : inlined_find(items, PyList_GET_SIZE(list), number);
        if (likely(at >= 0))
            return PyList_SetSlice(list, at, at + 1, NULL);
    }
    return CPyList_Remove(list, thing);
}

#define CPyList_Remove inlined_Remove
#define CPyList_GetItem inlined_GetItem
#define CPyList_GetItemShort inlined_GetItem
#define CPyList_GetItemBorrow inlined_GetItemBorrow
#define CPyList_GetItemShortBorrow inlined_GetItemBorrow
#define CPyList_SetItem inlined_SetItem

#else

static int CPyList_HoldsNumber(PyObject *list, CPyTagged number) {
    PyObject *boxed = CPyTagged_AsObject(number);
    int found = PySequence_Contains(list, boxed);
    Py_DECREF(boxed);
    return found;
}

#define CPyTuple_HoldsNumber CPyList_HoldsNumber

#endif

#endif
