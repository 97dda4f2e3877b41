import { type SplitList, splitCsv, splitRows } from '#domain/quick-order/split-list.ts';
import { listFileProblems } from '#web/text/list-file-en.ts';
import { ListFileError } from './list-file-error.ts';
import { readXlsx } from './read-xlsx.ts';

const MAX_FILE_BYTES = 5 * 2 ** 20;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Of Excel before 2007, and of workbooks with a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];

/**
 * The lines of a CSV or XLSX file, told apart by its content, not by its name. It is read in the browser: nothing of it
 * is sent but its lines.
 * @throws ListFileError that says why the file cannot be read.
 */
export async function readListFile(file: Blob): Promise<SplitList> {
  if (file.size > MAX_FILE_BYTES) throw new ListFileError('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const list = beginsWith(bytes, ZIP) ? splitRows(await readXlsx(bytes)) : splitCsv(readText(bytes));
  if (list.lines.length === 0) throw new ListFileError('empty-file');
  return list;
}

/** @throws the error itself unless it is about the file. */
export function describeFileProblem(cause: unknown): string {
  if (!(cause instanceof ListFileError)) throw cause;
  return listFileProblems[cause.problem];
}

function readText(bytes: Uint8Array): string {
  if (beginsWith(bytes, COMPOUND_FILE)) throw new ListFileError('old-excel');
  const text = decodeText(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them, and pictures and archives do.
  if (beginsWith(bytes, PDF) || /[\0-\x08\x0e-\x1f]/.test(text)) throw new ListFileError('unknown-type');
  return text;
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Excel writes UTF-8, UTF-16 with a byte order mark or, as plain 'CSV', the encoding of Windows. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
