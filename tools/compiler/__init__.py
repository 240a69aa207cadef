"""The compiled engine: `python -m tools.compiler` builds it from the readable source.

The rules of the games and the kernel's engine are read, rewritten where the compiler (mypyc) cannot
see what Python does at run time, and compiled. The source stays the only source: nothing written
here is kept, and the pure build runs it as it is.
"""
