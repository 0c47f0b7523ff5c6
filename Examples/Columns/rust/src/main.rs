//! A column of integers into a column of text, on two threads with one style.
mod localeformat;
use localeformat::Style;

fn main() {
    let locale = std::env::args().nth(1).unwrap_or_else(|| "hi-IN-u-nu-deva".to_string());
    let style = match Style::new(&format!(r#"{{"op":"number","locale":"{locale}"}}"#)) {
        Ok(style) => style,
        Err(error) => {
            eprintln!("{} (code {})", error.message(), error.code);
            std::process::exit(2);
        }
    };
    let values: Vec<i64> = (0..6).map(|power| -7 * 10i64.pow(2 * power)).collect();
    std::thread::scope(|scope| {
        let halves: Vec<_> = values.chunks(3).map(|part| scope.spawn(|| style.format(part))).collect();
        for half in halves {
            match half.join().unwrap() {
                Ok(texts) => texts.iter().for_each(|text| println!("{text}")),
                Err(error) => eprintln!("row {}: {}", error.row, error.message()),
            }
        }
    });
}
