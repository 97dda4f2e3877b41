/**
 * The rows of a text with separated cells, as spreadsheets export and copy them (RFC 4180): a cell in quotation marks
 * may have separators and line breaks. A quotation mark anywhere else is a part of the text, such as in '14" gloves'.
 * @param separator one character.
 */
export function readCells(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let position = 0; position <= text.length; position += 1) {
    const end = findQuotedEnd(text, position, separator) ?? findEnd(text, position, separator);
    row.push(toCell(text.slice(position, end)));
    position = end;
    if (text[position] === separator) continue;
    rows.push(row);
    row = [];
    if (text.startsWith('\r\n', position)) position += 1;
  }
  return rows;
}

/** The position after the closing quotation mark; undefined when the cell is not one in quotation marks. */
function findQuotedEnd(text: string, start: number, separator: string): number | undefined {
  if (text[start] !== '"') return undefined;
  let closing = text.indexOf('"', start + 1);
  while (closing !== -1 && text[closing + 1] === '"') closing = text.indexOf('"', closing + 2);
  const after = text[closing + 1];
  const isClosed = closing !== -1 && (after === undefined || `${separator}\r\n`.includes(after));
  return isClosed ? closing + 1 : undefined;
}

function findEnd(text: string, start: number, separator: string): number {
  let position = start;
  while (position < text.length && !`${separator}\r\n`.includes(text[position] ?? '')) position += 1;
  return position;
}

function toCell(written: string): string {
  const isQuoted = written.length > 1 && written.startsWith('"') && written.endsWith('"');
  return isQuoted
    ? written.slice(1, -1).replaceAll('""', '"').replaceAll(/\s+/g, ' ').trim()
    : written.trim();
}
