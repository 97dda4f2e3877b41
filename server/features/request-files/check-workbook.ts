import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '#contract/errors.ts';
import {
  createDamagedError,
  createEncryptedError,
  createMacrosError,
  createTooLargeInsideError,
  createUnknownTypeError,
} from './content-errors.ts';

/** More than workbooks have that can be sent, and little enough to unpack. */
const MAX_ENTRIES = 5000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
const MAX_TYPES_BYTES = 1024 * 1024;

/** Says what each part of a workbook is, and so what the whole is. */
const TYPES_NAME = '[content_types].xml';
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
/** Of workbooks with macros, of the parts that contain them, and of the older macros that are sheets. */
const WITH_MACROS = /macroenabled|vbaproject|macrosheet|activex/i;
/** The container of macros and of embedded programs, whatever their names are. */
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const ENCRYPTED_BIT = 1;

/**
 * Checks that a zip archive is a workbook (.xlsx) that can be opened safely. It is unpacked as a whole, in pieces, so
 * that false sizes are noticed.
 * @throws AppError 'unsupported_media_type' when it is another kind of archive; 'invalid_input' when it is damaged, has
 * a password or macros, or unpacks to too much.
 */
export async function checkWorkbook(file: string, byteCount: number): Promise<void> {
  let archive: ZipFile | undefined;
  try {
    archive = await openPromise(file, { autoClose: false });
    const entries = await listEntries(archive, byteCount);
    const types = entries.get(TYPES_NAME);
    if (!types) throw createUnknownTypeError(false);
    assertWorkbook(await readTypes(archive, types));
    for (const [name, entry] of entries) {
      if (WITH_MACROS.test(name)) throw createMacrosError();
      await unpack(archive, entry);
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : createDamagedError('xlsx');
  } finally {
    archive?.close();
  }
}

/** The entries by their names in lower case, by which they are compared. */
async function listEntries(archive: ZipFile, byteCount: number): Promise<Map<string, Entry>> {
  if (archive.entryCount > MAX_ENTRIES) throw createTooLargeInsideError();
  const entries = new Map<string, Entry>();
  let packedBytes = 0;
  let unpackedBytes = 0;
  for await (const entry of archive.eachEntry()) {
    if (entry.generalPurposeBitFlag & ENCRYPTED_BIT) throw createEncryptedError();
    const name = entry.fileName.toLowerCase();
    // Programs differ in which one of two they open.
    if (entries.has(name)) throw createDamagedError('xlsx');
    packedBytes += entry.compressedSize;
    unpackedBytes += entry.uncompressedSize;
    // More than the archive has: entries that share their content.
    if (unpackedBytes > MAX_UNPACKED_BYTES || packedBytes > byteCount) throw createTooLargeInsideError();
    entries.set(name, entry);
  }
  return entries;
}

async function readTypes(archive: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > MAX_TYPES_BYTES) throw createDamagedError('xlsx');
  return text(await archive.openReadStreamPromise(entry));
}

function assertWorkbook(types: string): void {
  if (WITH_MACROS.test(types)) throw createMacrosError();
  // A reference could spell what the check above looks for.
  if (/&#|<!/.test(types)) throw createDamagedError('xlsx');
  if (!types.includes(WORKBOOK)) throw createUnknownTypeError(false);
}

/** @throws Error when the sizes are false; AppError 'invalid_input' when it is a container of programs. */
async function unpack(archive: ZipFile, entry: Entry): Promise<void> {
  let isBeginning = true;
  for await (const piece of await archive.openReadStreamPromise(entry)) {
    if (isBeginning && COMPOUND_FILE.equals((piece as Buffer).subarray(0, COMPOUND_FILE.length)))
      throw createMacrosError();
    isBeginning = false;
  }
}
