/** Text as blocks: paragraphs, and values with their labels. */

import { type Block, stackBlocks } from './block.ts';
import { LINE_HEIGHT, STYLES } from './estimate-look.ts';
import type { EstimateSheet } from './estimate-sheet.ts';
import { breakIntoLines } from './line-breaking.ts';
import { drawLine, type TextStyle, widthOfLine } from './text-runs.ts';

export type TextBlockOptions = {
  align?: 'left' | 'right';
  /** The PDF structure type. */
  tag?: string;
  /** What a table header cell heads. */
  scope?: 'Column' | 'Row';
  /** Lines beyond these are cut off. */
  maxLines?: number;
};

/** How far below the top of its line a letter's foot stands, as a multiple of its size. */
const BASELINE = 1.02;

/** A text in lines of at most a given width. An empty text takes no height. */
export function textBlock(
  sheet: EstimateSheet,
  text: string,
  style: TextStyle,
  width: number,
  options: TextBlockOptions = {},
): Block {
  const lines = cutLines(breakIntoLines(sheet.pdf, text, style, width), options.maxLines);
  const lineHeight = style.size * LINE_HEIGHT;
  const paint = (x: number, y: number): void => {
    for (const [index, line] of lines.entries()) {
      const indent = options.align === 'right' ? width - widthOfLine(sheet.pdf, line, style) : 0;
      drawLine(sheet.pdf, line, style, x + indent, y + index * lineHeight + style.size * BASELINE);
    }
  };
  const attributes = options.scope ? { scope: options.scope } : {};
  return {
    height: lines.length * lineHeight,
    paint,
    draw: (parent, x, y) => {
      sheet.tag(parent, options.tag ?? 'P', () => paint(x, y), attributes);
    },
  };
}

/** A small label over its value. */
export function labelledValue(
  sheet: EstimateSheet,
  label: string,
  value: string,
  width: number,
  valueStyle: TextStyle = STYLES.body,
): Block {
  return stackBlocks([
    textBlock(sheet, label, STYLES.label, width),
    textBlock(sheet, value, valueStyle, width),
  ]);
}

function cutLines(lines: string[], maxLines = Number.POSITIVE_INFINITY): string[] {
  if (lines.length <= maxLines) return lines;
  return lines.slice(0, maxLines).with(-1, `${lines[maxLines - 1]}…`);
}
