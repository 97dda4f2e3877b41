/** How papers look: a machine's rating plate, thin rules and small labels over their values. */

import type { TextStyle } from './text-runs.ts';

const INK = '#16191D';
const SOFT_INK = '#4A5158';

export const MACHINE_GREEN = '#0F4C46';
export const RULE_COLOUR = '#DDDAD1';

/** Thickness of rules in points. */
export const HAIR_RULE = 0.6;
export const STRONG_RULE = 1.4;

/** A4 in points: the frame that holds the content, between the page's running head and foot. */
export const FRAME = { left: 38, right: 557.28, top: 38, bottom: 788 } as const;
export const FRAME_WIDTH = FRAME.right - FRAME.left;

/** Height of a line and how far below its top letters stand, as multiples of the text's size. */
export const LINE_HEIGHT = 1.38;
/** Vowel signs and conjuncts of Devanagari reach further above and below. */
export const DEVANAGARI_LINE_HEIGHT = 1.56;
export const BASELINE = 1.08;

export const STYLES = {
  title: { weight: 600, size: 23, colour: MACHINE_GREEN },
  seller: { weight: 600, size: 14, colour: INK },
  headline: { weight: 600, size: 18, colour: INK },
  figure: { weight: 600, size: 11, colour: INK },
  heading: { weight: 600, size: 8, colour: MACHINE_GREEN },
  label: { weight: 400, size: 6.8, colour: SOFT_INK },
  body: { weight: 400, size: 8.4, colour: INK },
  reading: { weight: 400, size: 9.6, colour: INK },
  strong: { weight: 600, size: 9.4, colour: INK },
  soft: { weight: 400, size: 8.4, colour: SOFT_INK },
  columnHead: { weight: 600, size: 7, colour: SOFT_INK },
  cell: { weight: 400, size: 8, colour: INK },
  grandTotal: { weight: 600, size: 15, colour: MACHINE_GREEN },
  running: { weight: 400, size: 7.4, colour: SOFT_INK },
} as const satisfies Record<string, TextStyle>;
