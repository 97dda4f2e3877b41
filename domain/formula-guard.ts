/**
 * A spreadsheet takes a cell that begins with one of these characters for a formula, and runs it. A leading apostrophe
 * makes it text. Cells that begin with apostrophes and such a character get one more, so that removing one always
 * restores the original.
 */
const LOOKS_LIKE_FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const IS_GUARDED = /^'+[=+\-@\t\r＝＋－＠]/;

export function guardCell(cell: string): string {
  return LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell;
}

export function unguardCell(cell: string): string {
  return IS_GUARDED.test(cell) ? cell.slice(1) : cell;
}
