import { open, readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { AppError } from '#contract/errors.ts';
import type { RequestFileType } from '#domain/request-file.ts';
import { checkWorkbook } from './check-workbook.ts';
import { createDamagedError, createUnknownTypeError } from './content-errors.ts';

/** A check may read the whole file into memory, and a workbook is unpacked. */
const runInTurn = pLimit(2);

const HEAD_BYTES = 16;
/** Readers look for the end of a PDF in its last 1,024 bytes; some programs add a little more. */
const PDF_END_BYTES = 4096;

const MAGIC = {
  pdf: Buffer.from('%PDF-'),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  xlsx: Buffer.from('PK\x03\x04'),
} satisfies Record<RequestFileType, Buffer>;

/** The container of old Office files, and of new ones with a password. */
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

/**
 * Finds out what a file is by its content, whatever its name says.
 * @throws AppError 'unsupported_media_type' when it is not of an allowed type, 'invalid_input' when it is empty,
 * incomplete or damaged, or a workbook that must not be opened.
 */
export function checkContent(file: string, byteCount: number): Promise<RequestFileType> {
  return runInTurn(async () => {
    if (byteCount === 0) throw new AppError('invalid_input', 'The file is empty.');
    const head = await readPart(file, 0, HEAD_BYTES);
    const type = findType(head);
    if (!type) throw createUnknownTypeError(head.subarray(0, 8).equals(COMPOUND_FILE));
    if (type === 'xlsx') await checkWorkbook(file, byteCount);
    else if (!(await isComplete(file, type, byteCount))) throw createDamagedError(type);
    return type;
  });
}

function findType(head: Buffer): RequestFileType | undefined {
  const types = Object.entries(MAGIC) as [RequestFileType, Buffer][];
  return types.find(([, magic]) => head.subarray(0, magic.length).equals(magic))?.[0];
}

async function isComplete(
  file: string,
  type: Exclude<RequestFileType, 'xlsx'>,
  byteCount: number,
): Promise<boolean> {
  if (type === 'pdf')
    return (await readPart(file, byteCount - PDF_END_BYTES, PDF_END_BYTES)).includes('%%EOF');
  if (type === 'jpeg') return isCompleteJpeg(await readFile(file));
  const header = await readPart(file, MAGIC.png.length, 16);
  const end = await readPart(file, byteCount - PNG_END.length, PNG_END.length);
  return header.subarray(4, 8).equals(Buffer.from('IHDR')) && end.equals(PNG_END);
}

/**
 * Whether a JPEG has a frame with a size, and an end after its first scan. Phones write further data after the end,
 * such as a short film.
 */
function isCompleteJpeg(bytes: Buffer): boolean {
  let hasFrame = false;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const [start = 0, marker = 0] = bytes.subarray(at, at + 2);
    if (start !== 0xff) return false;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // SOF0 to SOF15, among which three are other segments.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const size = bytes.subarray(at + 5, at + 9);
      hasFrame = size.length === 4 && size.readUInt16BE(2) > 0;
    }
    const isScan = marker === 0xda;
    if (isScan) return hasFrame && bytes.includes(Buffer.from([0xff, 0xd9]), at);
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

async function readPart(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, Math.max(0, position));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
