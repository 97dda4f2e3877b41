/** Widest width → all widths in which a picture is stored. */
const STORED_WIDTHS: Record<string, readonly number[]> = { 1200: [320, 640, 1200], 1920: [640, 1280, 1920] };
const STORED_PATH = /^(\/media\/.+)\.(1200|1920)\.webp$/;

/** The widths in which the shop resizes any other picture of the operator. */
const RESIZED_WIDTHS = [320, 640, 1280];
const WIDE_RESIZED_WIDTHS = [640, 1280, 1600];
const RESIZABLE_PATH = /^\/media\/(?!resized\/)(.+\.(?:jpe?g|png|webp|avif))$/i;

export type PictureSource = { type: string; files: { path: string; width: number }[] };

/**
 * The sizes and formats of a picture, best format first, derived from its path: for `/media/drill.1200.webp` smaller
 * widths and AVIF are stored beside it; from any other picture under `/media` the shop makes them. Pictures elsewhere,
 * and drawings, have no sources.
 * @param isWide for a picture across the page.
 */
export function getPictureSources(path: string, isWide = false): PictureSource[] {
  return [
    { type: 'image/avif', files: listFiles(path, 'avif', isWide) },
    { type: 'image/webp', files: listFiles(path, 'webp', isWide) },
  ].filter(({ files }) => files.length > 0);
}

function listFiles(path: string, format: 'avif' | 'webp', isWide: boolean): PictureSource['files'] {
  const [, storedName, widest = ''] = STORED_PATH.exec(path) ?? [];
  if (storedName !== undefined) {
    const widths = STORED_WIDTHS[widest] ?? [];
    return widths.map((width) => ({ path: `${storedName}.${width}.${format}`, width }));
  }
  const [, name] = RESIZABLE_PATH.exec(path) ?? [];
  if (name === undefined) return [];
  const widths = isWide ? WIDE_RESIZED_WIDTHS : RESIZED_WIDTHS;
  const suffix = format === 'avif' ? '.avif' : '';
  return widths.map((width) => ({ path: `/media/resized/${width}${suffix}/${name}`, width }));
}

/** A wide picture that is stored in several widths has a variant with another aspect ratio for phones. */
export function getPhoneVariant(path: string): string | undefined {
  const [, name, widest] = STORED_PATH.exec(path) ?? [];
  return widest === '1920' ? `${name}-phone.1200.webp` : undefined;
}
