import { ListFileError } from './list-file-error.ts';

/** Reads a file of the archive; undefined when there is none of this name. */
export type ReadZipFile = (name: string) => Promise<string | undefined>;

/** Of one unpacked file, whatever the archive says of its size. */
const MAX_UNPACKED_BYTES = 16 * 2 ** 20;
/** How far from its end an archive's table of contents may be announced. */
const MAX_END_BYTES = 22 + 65_535;
const END_OF_CONTENTS = 0x06054b50;
const CONTENTS_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAG = 1;

type Entry = { flags: number; method: number; packedBytes: number; offset: number };

/**
 * Opens a ZIP archive (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16).
 * @throws ListFileError when the archive is damaged or encrypted.
 */
export function openZip(bytes: Uint8Array<ArrayBuffer>): ReadZipFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = rejectDamaged(() => readContents(bytes, view));
  return async (name) => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    if (entry.flags & ENCRYPTED_FLAG) throw new ListFileError('encrypted');
    const packed = rejectDamaged(() => {
      const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true);
      const dataStart = start + view.getUint16(entry.offset + 28, true);
      return bytes.subarray(dataStart, dataStart + entry.packedBytes);
    });
    if (entry.method === STORED) return new TextDecoder().decode(packed);
    if (entry.method !== DEFLATED) throw new ListFileError('damaged');
    return unpack(packed);
  };
}

/** A number that leads out of the file is a RangeError. */
function rejectDamaged<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof RangeError ? new ListFileError('damaged') : cause;
  }
}

function readContents(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = findEndOfContents(view);
  const entries = new Map<string, Entry>();
  let position = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(position, true) !== CONTENTS_ENTRY) throw new ListFileError('damaged');
    const nameLength = view.getUint16(position + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(position + 46, position + 46 + nameLength));
    entries.set(name, {
      flags: view.getUint16(position + 8, true),
      method: view.getUint16(position + 10, true),
      packedBytes: view.getUint32(position + 20, true),
      offset: view.getUint32(position + 42, true),
    });
    position += 46 + nameLength + view.getUint16(position + 30, true) + view.getUint16(position + 32, true);
  }
  return entries;
}

function findEndOfContents(view: DataView): number {
  const first = Math.max(0, view.byteLength - MAX_END_BYTES);
  for (let position = view.byteLength - 22; position >= first; position -= 1)
    if (view.getUint32(position, true) === END_OF_CONTENTS) return position;
  throw new ListFileError('damaged');
}

/** Stops as soon as there is more than a list can be, so that a small file cannot fill the memory. */
async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = new Blob([packed]).stream().pipeThrough(createDecompression()).getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const { value, done } = await reader.read().catch(() => {
      throw new ListFileError('damaged');
    });
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_UNPACKED_BYTES) {
      await reader.cancel();
      throw new ListFileError('too-large');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Browsers before 2023 lack it: a CSV file or pasted lines are the way out, as for a damaged file. */
function createDecompression(): DecompressionStream {
  try {
    return new DecompressionStream('deflate-raw');
  } catch {
    throw new ListFileError('damaged');
  }
}
