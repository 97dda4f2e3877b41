/** Widest width → all widths in which a picture is available. */
const WIDTHS: Record<string, readonly number[]> = { 1200: [320, 640, 1200], 1920: [640, 1280, 1920] };
const FORMATS = ['avif', 'webp'] as const;
const RESIZED_MEDIA_PATH = /^(\/media\/.+)\.(1200|1920)\.webp$/;

export type PictureSource = { type: string; files: { path: string; width: number }[] };

/**
 * The sizes and formats of a picture, best format first, derived from its path: for `/media/drill.1200.webp` there are
 * smaller widths and AVIF. Pictures with other paths have no sources.
 */
export function getPictureSources(path: string): PictureSource[] {
  const [, name, widest = ''] = RESIZED_MEDIA_PATH.exec(path) ?? [];
  if (name === undefined) return [];
  return FORMATS.map((format) => ({
    type: `image/${format}`,
    files: (WIDTHS[widest] ?? []).map((width) => ({ path: `${name}.${width}.${format}`, width })),
  }));
}

/** A wide picture has a variant with another aspect ratio for phones. */
export function getPhoneVariant(path: string): string | undefined {
  const [, name, widest] = RESIZED_MEDIA_PATH.exec(path) ?? [];
  return widest === '1920' ? `${name}-phone.1200.webp` : undefined;
}
