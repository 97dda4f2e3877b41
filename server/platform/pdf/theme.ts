/** The design of PDFs, after a machine's nameplate: thin rules, and small labels above their values. */

import type { TextStyle } from './text-runs.ts';

const INK = '#16191D';

export const MACHINE_GREEN = '#0F4C46';
export const RULE_COLOUR = '#DDDAD1';

/** The thickness of rules in points. */
export const HAIR_RULE = 0.6;
export const STRONG_RULE = 1.4;

/** The frame for the content of an A4 page, in points. */
export const FRAME = { left: 38, right: 557.28, top: 38, bottom: 788 } as const;
export const FRAME_WIDTH = FRAME.right - FRAME.left;

/** The height of a line, as a multiple of the font size. */
export const LINE_HEIGHT = 1.38;
/** Higher, because vowel signs and conjuncts of Devanagari extend further above and below. */
export const DEVANAGARI_LINE_HEIGHT = 1.56;
/** The distance of the baseline from the top of the line, as a multiple of the font size. */
export const BASELINE = 1.08;

/** @param softInk the colour of labels and small print. */
const createStyles = (softInk: string) =>
  ({
    title: { weight: 600, size: 23, colour: MACHINE_GREEN },
    seller: { weight: 600, size: 14, colour: INK },
    headline: { weight: 600, size: 18, colour: INK },
    figure: { weight: 600, size: 11, colour: INK },
    heading: { weight: 600, size: 8, colour: MACHINE_GREEN },
    label: { weight: 400, size: 6.8, colour: softInk },
    body: { weight: 400, size: 8.4, colour: INK },
    reading: { weight: 400, size: 9.6, colour: INK },
    strong: { weight: 600, size: 9.4, colour: INK },
    soft: { weight: 400, size: 8.4, colour: softInk },
    columnHead: { weight: 600, size: 7, colour: softInk },
    cell: { weight: 400, size: 8, colour: INK },
    grandTotal: { weight: 600, size: 15, colour: MACHINE_GREEN },
    small: { weight: 400, size: 7.4, colour: softInk },
  }) as const satisfies Record<string, TextStyle>;

export type Styles = ReturnType<typeof createStyles>;

export const STYLES = createStyles('#4A5158');
/** With small print that survives a fax and a photocopy. */
export const DARK_STYLES = createStyles('#23282D');
