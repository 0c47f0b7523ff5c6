// Where liblocaleformat.so is: `LOCALEFORMAT_LIB=/folder cargo build`.
fn main() {
    println!("cargo:rerun-if-env-changed=LOCALEFORMAT_LIB");
    if let Ok(folder) = std::env::var("LOCALEFORMAT_LIB") {
        println!("cargo:rustc-link-search=native={folder}");
        println!("cargo:rustc-link-arg=-Wl,-rpath,{folder}");
        // What the shared library itself needs is found by its own path.
        println!("cargo:rustc-link-arg=-Wl,--allow-shlib-undefined");
    }
}
