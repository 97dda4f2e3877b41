/**
 * A spreadsheet takes a cell that begins with one of these signs for a formula, and runs it. A leading apostrophe makes
 * it text. Cells that begin with apostrophes and such a sign get one more, so that taking one off always gives back
 * what there was.
 */
const LOOKS_LIKE_FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const IS_GUARDED = /^'+[=+\-@\t\r＝＋－＠]/;

export function guardCell(cell: string): string {
  return LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell;
}

export function unguardCell(cell: string): string {
  return IS_GUARDED.test(cell) ? cell.slice(1) : cell;
}
