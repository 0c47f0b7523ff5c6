//! The part of localeformat.h that the example calls, and a style that frees itself.
use std::ffi::{c_char, c_int, c_void, CStr};
use std::ptr;

#[repr(C)]
pub struct Error {
    pub code: i32,
    reserved: i32,
    pub row: i64,
    message: [c_char; 240],
}

impl Error {
    fn new() -> Self {
        Error { code: 0, reserved: 0, row: -1, message: [0; 240] }
    }

    pub fn message(&self) -> String {
        // SAFETY: the library ends the message with NUL.
        unsafe { CStr::from_ptr(self.message.as_ptr()) }.to_string_lossy().into_owned()
    }
}

#[repr(C)]
pub struct ArrowSchema {
    format: *const c_char,
    name: *const c_char,
    metadata: *const c_char,
    flags: i64,
    n_children: i64,
    children: *mut *mut ArrowSchema,
    dictionary: *mut ArrowSchema,
    release: Option<unsafe extern "C" fn(*mut ArrowSchema)>,
    private_data: *mut c_void,
}

#[repr(C)]
pub struct ArrowArray {
    length: i64,
    null_count: i64,
    offset: i64,
    n_buffers: i64,
    n_children: i64,
    buffers: *mut *const c_void,
    children: *mut *mut ArrowArray,
    dictionary: *mut ArrowArray,
    release: Option<unsafe extern "C" fn(*mut ArrowArray)>,
    private_data: *mut c_void,
}

#[repr(C)]
struct Column {
    schema: *const ArrowSchema,
    array: *const ArrowArray,
}

#[repr(C)]
struct RawStyle {
    _private: [u8; 0],
}

#[link(name = "localeformat")]
extern "C" {
    fn lf_style_create(json: *const c_char, length: usize, style: *mut *mut RawStyle, error: *mut Error) -> c_int;
    fn lf_style_free(style: *mut RawStyle);
    fn lf_format_column(
        style: *const RawStyle, values: *const Column, options: *const c_void, schema: *mut ArrowSchema,
        array: *mut ArrowArray, error: *mut Error,
    ) -> c_int;
}

unsafe extern "C" fn keep_schema(schema: *mut ArrowSchema) {
    (*schema).release = None;
}

unsafe extern "C" fn keep_array(array: *mut ArrowArray) {
    (*array).release = None;
}

/// A style, which any number of threads may use.
pub struct Style(*mut RawStyle);

// SAFETY: the header says that a style is immutable and may be used on all threads.
unsafe impl Send for Style {}
unsafe impl Sync for Style {}

impl Drop for Style {
    fn drop(&mut self) {
        // SAFETY: made by lf_style_create, and freed once.
        unsafe { lf_style_free(self.0) }
    }
}

impl Style {
    pub fn new(json: &str) -> Result<Style, Error> {
        let (mut style, mut error) = (ptr::null_mut(), Error::new());
        // SAFETY: the text is as long as is said; both results outlive the call.
        match unsafe { lf_style_create(json.as_ptr().cast(), json.len(), &mut style, &mut error) } {
            0 => Ok(Style(style)),
            _ => Err(error),
        }
    }

    /// Formats a column of integers, in place; a copy of the texts comes out.
    pub fn format(&self, values: &[i64]) -> Result<Vec<String>, Error> {
        let schema = ArrowSchema {
            format: c"l".as_ptr(), name: c"".as_ptr(), metadata: ptr::null(), flags: 2, n_children: 0,
            children: ptr::null_mut(), dictionary: ptr::null_mut(), release: Some(keep_schema),
            private_data: ptr::null_mut(),
        };
        let mut buffers: [*const c_void; 2] = [ptr::null(), values.as_ptr().cast()];
        let array = ArrowArray {
            length: values.len() as i64, null_count: 0, offset: 0, n_buffers: 2, n_children: 0,
            buffers: buffers.as_mut_ptr(), children: ptr::null_mut(), dictionary: ptr::null_mut(),
            release: Some(keep_array), private_data: ptr::null_mut(),
        };
        let column = Column { schema: &schema, array: &array };
        let mut error = Error::new();
        // SAFETY: structures of zeros are what the header wants for output; the column outlives the call.
        unsafe {
            let (mut out_schema, mut out): (ArrowSchema, ArrowArray) = (std::mem::zeroed(), std::mem::zeroed());
            if lf_format_column(self.0, &column, ptr::null(), &mut out_schema, &mut out, &mut error) != 0 {
                return Err(error);
            }
            let texts = texts(&out);
            out.release.unwrap()(&mut out);
            out_schema.release.unwrap()(&mut out_schema);
            Ok(texts)
        }
    }
}

/// # Safety
/// The column is of utf8, without nulls.
unsafe fn texts(column: &ArrowArray) -> Vec<String> {
    let offsets = *column.buffers.add(1) as *const i32;
    let bytes = *column.buffers.add(2) as *const u8;
    (0..column.length as usize)
        .map(|row| {
            let (start, end) = (*offsets.add(row) as usize, *offsets.add(row + 1) as usize);
            String::from_utf8_lossy(std::slice::from_raw_parts(bytes.add(start), end - start)).into_owned()
        })
        .collect()
}
