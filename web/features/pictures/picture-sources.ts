/**
 * Widest width in the name → all widths in which a picture is stored. The shop resizes pictures without a width in
 * their name.
 */
const WIDTHS: Record<string, readonly number[]> = {
  1200: [320, 640, 1200],
  1920: [640, 1280, 1920],
  '': [320, 640, 1280, 1600],
};
const FORMATS = ['avif', 'webp'] as const;
const MEDIA_PATH = /^\/media\/(.+?)(?:\.(1200|1920)\.webp|\.(?:jpe?g|JPE?G|png|PNG|webp|avif))$/;

export type PictureSource = { type: string; files: { path: string; width: number }[] };

/**
 * The sizes and formats of a picture, best format first, derived from its path: for `/media/drill.1200.webp` smaller
 * widths and AVIF are stored beside it; any other picture under `/media` is resized by the shop. Pictures elsewhere,
 * and drawings, have no sources.
 * @param maxWidth files wider than this are left out
 */
export function getPictureSources(path: string, maxWidth = Number.POSITIVE_INFINITY): PictureSource[] {
  const [, name, widest = ''] = MEDIA_PATH.exec(path) ?? [];
  if (name === undefined) return [];
  const widths = (WIDTHS[widest] ?? []).filter((width) => width <= maxWidth);
  return FORMATS.map((format) => ({
    type: `image/${format}`,
    files: widths.map((width) => ({
      path: widest
        ? `/media/${name}.${width}.${format}`
        : path.replace('/media', `/media/resized/${width}.${format}`),
      width,
    })),
  }));
}

/** A wide picture that is stored in several widths has a variant with another aspect ratio for phones. */
export function getPhoneVariant(path: string): string | undefined {
  const [, name, widest] = MEDIA_PATH.exec(path) ?? [];
  return widest === '1920' ? `/media/${name}-phone.1200.webp` : undefined;
}

export function toSrcSet({ files }: PictureSource, mediaUrl: (path: string) => string): string {
  return files.map(({ path, width }) => `${mediaUrl(path)} ${width}w`).join(', ');
}
