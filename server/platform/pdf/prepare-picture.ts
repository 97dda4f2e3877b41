/** A PNG without transparency or interlacing, which a PDF contains as it is. */
export type PreparedPicture = { png: Buffer; width: number; height: number };

/** In pixels, for a picture of a few centimetres on paper. */
const MAX_SIZE = 800;
const MAX_PIXELS = 50_000_000;

/**
 * Prepares a picture for PDFs: upright, on white, at most 800 pixels wide and high. pdfkit draws transparency in
 * threads, so the same document would not give the same bytes.
 * @throws Error when the bytes are no picture that can be read.
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  // It takes 10 MB of memory, so only a shop with a picture loads it.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_SIZE, height: MAX_SIZE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
