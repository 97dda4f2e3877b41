import { formatCsvText } from '#domain/csv-text.ts';

const MAX_FILE_BYTES = 20 * 1024 * 1024;
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/**
 * A file of products as CSV: an Excel workbook is read here in the browser, so that the server never unpacks one.
 * @throws UnreadableFile when the workbook cannot be read.
 */
export async function readProductFile(file: Blob): Promise<Blob> {
  if (file.size > MAX_FILE_BYTES) throw new UnreadableFile();
  const start = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer());
  if (!ZIP.every((byte, index) => start[index] === byte)) return file;
  try {
    const { readSheet } = await import('read-excel-file/browser');
    const rows: readonly (readonly unknown[])[] = await readSheet(file);
    return new Blob([formatCsvText(rows.map((row) => row.map(toText)))]);
  } catch {
    throw new UnreadableFile();
  }
}

export class UnreadableFile extends Error {}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
