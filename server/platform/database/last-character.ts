/** Sorts after every other character: texts that begin with x sort between x and x + this. */
export const LAST_CHARACTER = '\u{10ffff}';
