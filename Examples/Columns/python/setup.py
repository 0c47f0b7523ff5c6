"""Builds the library by SwiftPM and puts it into the wheel beside the module that calls it.

LOCALEFORMAT_LIB     the folder of a liblocaleformat that was built elsewhere, in place of building it
LOCALEFORMAT_TRAITS  SwiftPM's --traits; FoundationICU brings ICU into the wheel, so that it needs none of the system's
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

here = Path(__file__).resolve().parent
package = here.parents[2]
include = package / "Sources/CLocaleFormat/include"
library = "liblocaleformat.dylib" if sys.platform == "darwin" else "liblocaleformat.so"


def built() -> Path:
    if folder := os.environ.get("LOCALEFORMAT_LIB"):
        return Path(folder).resolve() / library
    # In the package's own folder: from elsewhere all is compiled anew.
    swift = ["swift", "build", "-c", "release", "--product", "localeformat"]
    if traits := os.environ.get("LOCALEFORMAT_TRAITS"):
        # Apart from the usual build, and with all that it needs of Swift inside.
        static = "-Xswiftc -static-stdlib -Xswiftc -use-ld=lld -Xlinker -l_FoundationCShims -Xlinker -l_FoundationCollections -Xlinker -s"
        swift += ["--traits", traits, "--scratch-path", f".build-{traits}", *static.split()]
    subprocess.run(swift, check=True, cwd=package)
    shown = subprocess.run([*swift, "--show-bin-path"], check=True, cwd=package, capture_output=True, text=True)
    return Path(shown.stdout.strip()) / library


class BuildWithSwift(build_ext):
    def run(self) -> None:
        source = built()
        folder = Path(self.get_ext_fullpath("localeformat._native")).parent
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, folder / library)
        for extension in self.extensions:
            extension.library_dirs.append(str(folder))
        super().run()


origin = "@loader_path" if sys.platform == "darwin" else "$ORIGIN"
setup(
    version=re.search(r'#define LF_VERSION "(.*)"', (include / "localeformat.h").read_text()).group(1),
    ext_modules=[
        Extension(
            "localeformat._native",
            sorted(str(file.relative_to(here)) for file in (here / "native").glob("*.c")),
            include_dirs=[str(include)],
            depends=["native/native.h"],
            define_macros=[("Py_LIMITED_API", "0x030A0000")],
            libraries=["localeformat"],
            extra_compile_args=["-std=gnu17", "-O2", "-Wall", "-Wextra", "-Werror"],
            extra_link_args=[f"-Wl,-rpath,{origin}"],
            py_limited_api=True,
        )
    ],
    cmdclass={"build_ext": BuildWithSwift},
    options={"bdist_wheel": {"py_limited_api": "cp310"}},
)
