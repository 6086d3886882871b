/* One leaf of a search: what a small network says of one position. See `network.py`, which also says it in Python.

   facts -> sum of rows (16-bit integers) -> second layer -> a value per seat, and a weight per move, which is scored
   by the rows of the one to three things it names. A leaf takes some microseconds: no batches, no runtime library. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__linux__)
#define FAST __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define FAST
#endif

#define MOST_SEATS 8
#define MOST_FACTS 2048
#define THING_BITS 20
#define THING_MASK ((1L << THING_BITS) - 1)

typedef struct {
    PyObject_HEAD
    int facts, wide, deep, things, seats;
    float scale; /* of the integers of the first layer */
    int16_t *first, *first_bias, *sum;
    float *second, *second_bias, *value, *value_bias, *thing, *thing_bias, *hidden;
} Leaf;

static void *copied(PyObject *bytes, size_t number, size_t size, const char *name)
{
    char *data;
    Py_ssize_t length;
    if (PyBytes_AsStringAndSize(bytes, &data, &length) < 0) return NULL;
    if ((size_t)length != number * size) {
        PyErr_Format(PyExc_ValueError, "%s: %zd bytes instead of %zu", name, length, number * size);
        return NULL;
    }
    void *copy = NULL;
    if (posix_memalign(&copy, 64, length + 64)) { PyErr_NoMemory(); return NULL; }
    memcpy(copy, data, length);
    return copy;
}

static int leaf_init(Leaf *s, PyObject *args, PyObject *kwargs)
{
    PyObject *first, *first_bias, *second, *second_bias, *value, *value_bias, *thing, *thing_bias;
    if (!PyArg_ParseTuple(args, "iiiiifOOOOOOOO", &s->facts, &s->wide, &s->deep, &s->things, &s->seats, &s->scale,
                          &first, &first_bias, &second, &second_bias, &value, &value_bias, &thing, &thing_bias))
        return -1;
    if (s->facts < 1 || s->wide < 1 || s->deep < 1 || s->things < 1 || s->seats < 1 || s->seats > MOST_SEATS) {
        PyErr_SetString(PyExc_ValueError, "sizes");
        return -1;
    }
    size_t wide = s->wide, deep = s->deep, things = s->things, seats = s->seats;
    if (!(s->first = copied(first, (size_t)s->facts * wide, 2, "first"))) return -1;
    if (!(s->first_bias = copied(first_bias, wide, 2, "first_bias"))) return -1;
    if (!(s->second = copied(second, wide * deep, 4, "second"))) return -1;
    if (!(s->second_bias = copied(second_bias, deep, 4, "second_bias"))) return -1;
    if (!(s->value = copied(value, seats * deep, 4, "value"))) return -1;
    if (!(s->value_bias = copied(value_bias, seats, 4, "value_bias"))) return -1;
    if (!(s->thing = copied(thing, things * deep, 4, "thing"))) return -1;
    if (!(s->thing_bias = copied(thing_bias, things, 4, "thing_bias"))) return -1;
    void *room = NULL;
    if (posix_memalign(&room, 64, wide * 2 + 64)) { PyErr_NoMemory(); return -1; }
    s->sum = room;
    if (posix_memalign(&room, 64, deep * 4 + 64)) { PyErr_NoMemory(); return -1; }
    s->hidden = room;
    return 0;
}

static void leaf_free(Leaf *s)
{
    free(s->first); free(s->first_bias); free(s->sum); free(s->second); free(s->second_bias);
    free(s->value); free(s->value_bias); free(s->thing); free(s->thing_bias); free(s->hidden);
    Py_TYPE(s)->tp_free((PyObject *)s);
}

typedef int16_t lane __attribute__((vector_size(32), aligned(2)));
#define LANES 8
#define BLOCK (LANES * 16)

/* The sum of the rows of the facts; in blocks that stay in registers where the width allows it. */
FAST static void sum_rows(int16_t *restrict sum, const int16_t *restrict first, const int32_t *restrict facts, int number,
                          int wide)
{
    int done = 0;
    for (; done + BLOCK <= wide; done += BLOCK) {
        lane part[LANES];
        for (int j = 0; j < LANES; j++) part[j] = *(const lane *)(sum + done + 16 * j);
        for (int k = 0; k < number; k++) {
            const int16_t *row = first + (size_t)facts[k] * wide + done;
            if (k + 3 < number) {
                const int16_t *ahead = first + (size_t)facts[k + 3] * wide + done;
                for (int j = 0; j < LANES; j += 2) __builtin_prefetch(ahead + 16 * j);
            }
            for (int j = 0; j < LANES; j++) part[j] += *(const lane *)(row + 16 * j);
        }
        for (int j = 0; j < LANES; j++) *(lane *)(sum + done + 16 * j) = part[j];
    }
    for (int k = 0; k < number; k++) {
        const int16_t *row = first + (size_t)facts[k] * wide;
        for (int j = done; j < wide; j++) sum[j] = (int16_t)(sum[j] + row[j]);
    }
}

typedef float floats __attribute__((vector_size(32), aligned(4)));
#define EIGHTS 8
#define USUAL_DEEP (EIGHTS * 8)

/* hidden = relu(bias + weights * relu(sum)). Of the usual depth it stays in registers. */
FAST static void second_layer(float *restrict hidden, const float *restrict weights, const float *restrict bias,
                              const int16_t *restrict sum, float scale, int wide, int deep)
{
    if (deep == USUAL_DEEP) {
        floats part[EIGHTS];
        for (int j = 0; j < EIGHTS; j++) part[j] = *(const floats *)(bias + 8 * j);
        for (int k = 0; k < wide; k++) {
            if (sum[k] <= 0) continue;
            float x = sum[k] * scale;
            const float *row = weights + (size_t)k * USUAL_DEEP;
            for (int j = 0; j < EIGHTS; j++) part[j] += x * *(const floats *)(row + 8 * j);
        }
        for (int j = 0; j < EIGHTS; j++) *(floats *)(hidden + 8 * j) = part[j];
    } else {
        memcpy(hidden, bias, deep * sizeof(float));
        for (int k = 0; k < wide; k++) {
            if (sum[k] <= 0) continue;
            float x = sum[k] * scale;
            const float *restrict row = weights + (size_t)k * deep;
            for (int j = 0; j < deep; j++) hidden[j] += x * row[j];
        }
    }
    for (int j = 0; j < deep; j++) hidden[j] = hidden[j] > 0 ? hidden[j] : 0;
}

/* The products of some rows of a table with the hidden layer, each with its bias. */
FAST static void scores(float *restrict out, const int32_t *restrict rows, int number, const float *restrict table,
                        const float *restrict bias, const float *restrict hidden, int deep)
{
    for (int n = 0; n < number; n++) {
        const float *row = table + (size_t)rows[n] * deep;
        floats part = {0};
        int k = 0;
        for (; k + 8 <= deep; k += 8) part += *(const floats *)(row + k) * *(const floats *)(hidden + k);
        float sum = bias[rows[n]];
        for (; k < deep; k++) sum += row[k] * hidden[k];
        for (int j = 0; j < 8; j++) sum += part[j];
        out[n] = sum;
    }
}

/* evaluate(facts, answers, seats) -> [a value for each seat, the mover's first; level; a weight for each answer].
   The weights are shares: exp(score - level). */
static PyObject *leaf_evaluate(Leaf *s, PyObject *const *args, Py_ssize_t number)
{
    if (number != 3 || !PyBytes_CheckExact(args[0]) || !PyList_CheckExact(args[1])) {
        PyErr_SetString(PyExc_TypeError, "evaluate(facts as bytes, list of answers, seats)");
        return NULL;
    }
    Py_ssize_t facts = PyBytes_GET_SIZE(args[0]) / 4, answers = PyList_GET_SIZE(args[1]);
    long seats = PyLong_AsLong(args[2]);
    if (seats < 1 || seats > s->seats) {
        PyErr_SetString(PyExc_ValueError, "seats");
        return NULL;
    }
    if (facts > MOST_FACTS) {
        PyErr_SetString(PyExc_ValueError, "too many facts");
        return NULL;
    }
    int32_t told_facts[MOST_FACTS];
    const unsigned char *written = (const unsigned char *)PyBytes_AS_STRING(args[0]);
    for (Py_ssize_t k = 0; k < facts; k++, written += 4) { /* four bytes each, the lowest first */
        uint32_t fact = written[0] | written[1] << 8 | written[2] << 16 | (uint32_t)written[3] << 24;
        if (fact >= (uint32_t)s->facts) {
            PyErr_Format(PyExc_IndexError, "no fact %u", fact);
            return NULL;
        }
        told_facts[k] = (int32_t)fact;
    }
    memcpy(s->sum, s->first_bias, s->wide * sizeof(int16_t));
    sum_rows(s->sum, s->first, told_facts, (int)facts, s->wide);
    second_layer(s->hidden, s->second, s->second_bias, s->sum, 1.0f / s->scale, s->wide, s->deep);

    PyObject *told = PyList_New(seats + 1 + answers);
    if (!told) return NULL;
    double value[MOST_SEATS], most = -1e30, total = 0;
    int32_t in_order[MOST_SEATS] = {0, 1, 2, 3, 4, 5, 6, 7};
    float worth[MOST_SEATS];
    scores(worth, in_order, (int)seats, s->value, s->value_bias, s->hidden, s->deep);
    for (long k = 0; k < seats; k++) {
        value[k] = worth[k];
        if (value[k] > most) most = value[k];
    }
    if (seats == 1) {
        value[0] = 1.0 / (1.0 + exp(-value[0]));
        total = 1;
    } else
        for (long k = 0; k < seats; k++) total += value[k] = exp(value[k] - most);
    for (long k = 0; k < seats; k++) PyList_SET_ITEM(told, k, PyFloat_FromDouble(value[k] / total));

    int32_t named[3 * answers + 1]; /* the things of all answers, one after the other */
    unsigned char things_of[answers + 1];
    int number_named = 0;
    for (Py_ssize_t k = 0; k < answers; k++) {
        long answer = PyLong_AsLong(PyList_GET_ITEM(args[1], k));
        long first = answer & THING_MASK;
        long second = (answer >> THING_BITS) & THING_MASK, third = (answer >> (2 * THING_BITS)) & THING_MASK;
        if (answer < 0 || first >= s->things || second > s->things || third > s->things) {
            PyErr_Format(PyExc_IndexError, "no answer %ld", answer);
            Py_DECREF(told);
            return NULL;
        }
        int before = number_named;
        named[number_named++] = (int32_t)first;
        if (second) named[number_named++] = (int32_t)(second - 1);
        if (third) named[number_named++] = (int32_t)(third - 1);
        things_of[k] = (unsigned char)(number_named - before);
    }
    float product[number_named + 1];
    scores(product, named, number_named, s->thing, s->thing_bias, s->hidden, s->deep);
    double score[answers + 1];
    most = -1e30;
    for (Py_ssize_t k = 0, at = 0; k < answers; k++) {
        double sum = 0;
        for (int j = 0; j < things_of[k]; j++) sum += product[at++];
        score[k] = sum;
        if (sum > most) most = sum;
    }
    total = 0;
    for (Py_ssize_t k = 0; k < answers; k++) total += exp(score[k] - most);
    double level = answers > 0 ? most + log(total) : 0.0;
    PyList_SET_ITEM(told, seats, PyFloat_FromDouble(level));
    for (Py_ssize_t k = 0; k < answers; k++)
        PyList_SET_ITEM(told, seats + 1 + k, PyFloat_FromDouble(exp(score[k] - level)));
    return told;
}

static PyMethodDef leaf_methods[] = {
    {"evaluate", (PyCFunction)(void (*)(void))leaf_evaluate, METH_FASTCALL, "evaluate(facts, answers, seats)"},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject leaf_type = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "adamak.bots.leaf.Leaf",
    .tp_basicsize = sizeof(Leaf),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)leaf_init,
    .tp_dealloc = (destructor)leaf_free,
    .tp_methods = leaf_methods,
    .tp_doc = "A network that is asked for one position at a time.",
};

static struct PyModuleDef leaf_module = {PyModuleDef_HEAD_INIT, "leaf", NULL, -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_leaf(void)
{
    if (PyType_Ready(&leaf_type) < 0) return NULL;
    PyObject *module = PyModule_Create(&leaf_module);
    if (!module) return NULL;
    Py_INCREF(&leaf_type);
    if (PyModule_AddObject(module, "Leaf", (PyObject *)&leaf_type) < 0) return NULL;
    return module;
}
