/** WOFF font files: a plain font (sfnt) with individually compressed tables. https://www.w3.org/TR/WOFF/ */

import { inflateSync } from 'node:zlib';

const WOFF_SIGNATURE = 0x774f4646;
const WOFF_HEADER_SIZE = 44;
const WOFF_ENTRY_SIZE = 20;
const SFNT_HEADER_SIZE = 12;
const SFNT_ENTRY_SIZE = 16;

type FontTable = { tag: number; checksum: number; data: Buffer };

/**
 * Unpacks the plain font of a WOFF file. With the WOFF file itself, fontkit inflates the whole table of outlines again
 * for each glyph (some 45 ms per document) and fails if the last glyph is empty.
 * @throws Error when the file is not a WOFF file.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== WOFF_SIGNATURE) throw new Error('Not a WOFF file.');
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, index) => readTable(file, index));
  const header = Buffer.alloc(SFNT_HEADER_SIZE + tables.length * SFNT_ENTRY_SIZE);
  header.writeUInt32BE(file.readUInt32BE(4), 0);
  header.writeUInt16BE(tables.length, 4);
  // The rest of the header is for binary search in the table directory, which no reader needs.
  let offset = header.length;
  const parts: Buffer[] = [header];
  for (const [index, table] of tables.entries()) {
    const entry = SFNT_HEADER_SIZE + index * SFNT_ENTRY_SIZE;
    header.writeUInt32BE(table.tag, entry);
    header.writeUInt32BE(table.checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.data.length, entry + 12);
    const padding = Buffer.alloc((4 - (table.data.length % 4)) % 4);
    parts.push(table.data, padding);
    offset += table.data.length + padding.length;
  }
  return Buffer.concat(parts);
}

function readTable(file: Buffer, index: number): FontTable {
  const entry = WOFF_HEADER_SIZE + index * WOFF_ENTRY_SIZE;
  const offset = file.readUInt32BE(entry + 4);
  const storedLength = file.readUInt32BE(entry + 8);
  const length = file.readUInt32BE(entry + 12);
  const stored = file.subarray(offset, offset + storedLength);
  return {
    tag: file.readUInt32BE(entry),
    checksum: file.readUInt32BE(entry + 16),
    // Tables that compression would not make smaller are stored uncompressed.
    data: storedLength < length ? inflateSync(stored) : stored,
  };
}
