import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

/** Files that buyers could send: real ones, and such as only look like one. */

const PROJECT = path.resolve(import.meta.dirname, '../..');

export const readRealPdf = () => readFile(path.join(PROJECT, 'demo/brochures/ac-2hp.pdf'));
/** Written by openpyxl and by XlsxWriter. */
export const readRealWorkbooks = () =>
  Promise.all(['list.xlsx', 'prices.xlsx'].map((name) => readFile(path.join(import.meta.dirname, name))));

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#0f4c46' } });
export const makePng = () => picture().png().toBuffer();
export const makeJpeg = (isProgressive = false) =>
  picture()
    .withExif({ IFD0: { Model: 'A phone' } })
    .jpeg({ progressive: isProgressive })
    .toBuffer();

const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

/** The parts of the smallest workbook. */
export const WORKBOOK_PARTS = {
  '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/xl/workbook.xml" ContentType="${MAIN}"/></Types>`,
  'xl/workbook.xml': '<?xml version="1.0"?><workbook/>',
  'xl/worksheets/sheet1.xml': '<?xml version="1.0"?><worksheet/>',
};

export async function zip(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(parts)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return buffer(archive.outputStream);
}

/** Changes the headers of every entry, at these offsets in the local header and in the central directory. */
export function patchZip(
  bytes: Buffer,
  change: (header: Buffer, offsets: { flags: number; packed: number; unpacked: number }) => void,
): Buffer {
  const patched = Buffer.from(bytes);
  const kinds = [
    { signature: 'PK\x03\x04', flags: 6, packed: 18, unpacked: 22 },
    { signature: 'PK\x01\x02', flags: 8, packed: 20, unpacked: 24 },
  ];
  for (const { signature, ...offsets } of kinds) {
    for (let at = patched.indexOf(signature); at >= 0; at = patched.indexOf(signature, at + 4))
      change(patched.subarray(at), offsets);
  }
  return patched;
}
