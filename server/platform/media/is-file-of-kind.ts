import { open } from 'node:fs/promises';

export type FileKind = 'picture' | 'PDF';

/** How the contents of files begin, one character a byte: JPEG, PNG, WebP, GIF, AVIF and SVG; PDF. */
const BEGINNINGS: Record<FileKind, RegExp> = {
  picture:
    /^(\xff\xd8\xff|\x89PNG\r\n|RIFF[\s\S]{4}WEBP|GIF8|[\s\S]{4}ftyp(avif|avis|mif1)|(\xef\xbb\xbf)?\s*<(\?xml|!--|!DOCTYPE svg|svg))/,
  PDF: /^%PDF-/,
};
const READ_BYTES = 64;

/** Whether a file is what its name promises, as far as its first bytes tell. @throws Error when it cannot be read. */
export async function isFileOfKind(kind: FileKind, file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(READ_BYTES), 0, READ_BYTES, 0);
    return BEGINNINGS[kind].test(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await handle.close();
  }
}
