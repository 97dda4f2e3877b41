import { findFile } from './find-file.ts';
import { PICTURE_WIDTHS, type PictureFormat } from './resize-picture.ts';

/** The names that browsers derive from a picture called `<name>.1200.webp` or `<name>.1920.webp`. */
const STORED_NAME = /^(.+?)(-phone)?\.(320|640|1200|1280|1920)\.(avif|webp)$/;

/**
 * Finds what a derived name without a file can be made from: the operator's picture with the widest width in its name,
 * which promises the others. A picture for phones can also be made from the wide one; `isCropped` then.
 */
export async function findStoredWidth(
  folder: string,
  derivedName: string,
): Promise<{ name: string; width: number; format: PictureFormat; isCropped: boolean } | undefined> {
  const [, stem, phone = '', wanted, extension] = STORED_NAME.exec(derivedName) ?? [];
  if (stem === undefined) return undefined;
  const width = PICTURE_WIDTHS.find((each) => each >= Number(wanted)) ?? Math.max(...PICTURE_WIDTHS);
  for (const name of [`${stem}${phone}.1200.webp`, `${stem}${phone}.1920.webp`, `${stem}.1920.webp`]) {
    if (!(await findFile(folder, name))) continue;
    const isCropped = phone !== '' && !name.startsWith(`${stem}${phone}.`);
    return { name, width, format: extension === 'avif' ? 'avif' : 'webp', isCropped };
  }
  return undefined;
}
