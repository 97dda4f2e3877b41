import { encode } from 'uqr';
import { type Block, tagAs } from './block.ts';
import type { Sheet } from './sheet.ts';

/** The white margin that readers need, in modules. */
const QUIET_ZONE = 4;

const INK = '#000000';

/**
 * The text as a QR code with its quiet zone. Level M of error correction survives a fold or a stamp.
 * @param size width and height in points.
 * @param alt describes it for screen readers.
 */
export function qrBlock(sheet: Sheet, text: string, size: number, alt: string): Block {
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const module = size / data.length;
  const paint = (x: number, y: number): void => {
    for (const [row, modules] of data.entries()) {
      for (const [column, isDark] of modules.entries()) {
        if (isDark) sheet.pdf.rect(x + column * module, y + row * module, module, module);
      }
    }
    sheet.pdf.fill(INK);
  };
  const untagged = {
    height: size,
    drawUntagged: paint,
    draw: (_: unknown, x: number, y: number) => paint(x, y),
  };
  return tagAs(sheet, 'Figure', untagged, { alt });
}
