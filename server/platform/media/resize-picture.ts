/** The widths a picture can be asked for; others would only fill the disk. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const;

/** A picture of more pixels is refused before it is unpacked: a small file can hold very many. */
const MAX_PIXELS = 50_000_000;
const QUALITY = 76;

/**
 * The picture as WebP, no wider than asked and than it is, upright and without what cameras write into it.
 * @throws Error when the bytes are not a picture of a kind we know, or too large a one.
 */
export type ResizePicture = (bytes: Buffer, width: number) => Promise<Buffer>;

/** Loads what takes 10 MB of memory, with the first picture. */
export async function loadResizer(): Promise<ResizePicture> {
  const { default: sharp } = await import('sharp');
  // A picture is made by one thread, so that others wait for their turn and not for the whole machine.
  sharp.concurrency(1);
  return (bytes, width) =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
}
