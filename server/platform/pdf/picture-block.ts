import { type Block, tagAs } from './block.ts';
import type { Sheet } from './sheet.ts';

/**
 * The picture in the largest size that fits.
 * @param png as preparePicture makes it.
 * @param options.alt describes it for screen readers.
 */
export function pictureBlock(
  sheet: Sheet,
  png: Uint8Array,
  { maxWidth, maxHeight, alt }: { maxWidth: number; maxHeight: number; alt: string },
): Block & { width: number } {
  const image = sheet.pdf.openImage(Buffer.from(png));
  const scale = Math.min(maxWidth / image.width, maxHeight / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const paint = (x: number, y: number): void => {
    sheet.pdf.image(image, x, y, { width, height });
  };
  const untagged = { height, drawUntagged: paint, draw: (_: unknown, x: number, y: number) => paint(x, y) };
  return { ...tagAs(sheet, 'Figure', untagged, { alt }), width };
}
