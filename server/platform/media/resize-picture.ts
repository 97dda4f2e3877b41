import { cropAround, type Focus } from './crop-around.ts';

/** The widths that can be requested; arbitrary widths would only fill the disk. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const;

export const PICTURE_FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A larger picture is rejected before it is decoded, because a small file can contain very many pixels. */
const MAX_PIXELS = 50_000_000;
/** Of about the same look. A higher effort for AVIF saves few bytes and takes several times as long. */
const OPTIONS = { webp: { quality: 76 }, avif: { quality: 55, effort: 2 } };

/**
 * Converts a picture to this format and width in pixels or its original one if smaller, rotated upright and without the
 * metadata of cameras.
 * @param focus crops it for phones around this point.
 * @throws Error when the bytes are not a picture of a supported format or have too many pixels.
 */
export type ResizePicture = (
  bytes: Buffer,
  width: number,
  format: PictureFormat,
  focus?: Focus | undefined,
) => Promise<Buffer>;

/** Of banners on phones. */
const PHONE_ASPECT = 7 / 4;

/** Loads sharp, which takes 10 MB of memory, only when the first picture is resized. */
export async function loadResizer(): Promise<ResizePicture> {
  const { default: sharp } = await import('sharp');
  // One thread per picture, so that resizing does not occupy the whole machine.
  sharp.concurrency(1);
  return async (bytes, width, format, focus) => {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    if (focus) picture.extract(cropAround((await picture.metadata()).autoOrient, PHONE_ASPECT, focus));
    return picture.resize({ width, withoutEnlargement: true }).toFormat(format, OPTIONS[format]).toBuffer();
  };
}
