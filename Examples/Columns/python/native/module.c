// The module: the types above, and the versions of the library and of its data.
#include "native.h"

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "localeformat._native", .m_size = -1};

PyMODINIT_FUNC PyInit__native(void) {
    PyObject *module = PyModule_Create(&definition);
    if (!module) return NULL;
    if (errors_add(module) < 0 || style_add(module) < 0 || column_add(module) < 0 ||
        PyModule_AddStringConstant(module, "version", lf_version()) < 0 ||
        PyModule_AddStringConstant(module, "icu_version", lf_icu_version()) < 0 ||
        PyModule_AddStringConstant(module, "cldr_version", lf_cldr_version()) < 0 ||
        PyModule_AddIntConstant(module, "ERRORS_TO_NULL", LF_ERRORS_TO_NULL) < 0 ||
        PyModule_AddIntConstant(module, "LARGE", LF_LARGE) < 0) {
        Py_DECREF(module);
        return NULL;
    }
    return module;
}
