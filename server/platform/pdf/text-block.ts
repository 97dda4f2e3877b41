/** Text as blocks: paragraphs, and values with their labels. */

import { type Block, stackBlocks } from './block.ts';
import { breakIntoLines, truncateWithEllipsis } from './line-breaking.ts';
import type { Sheet, StructureElement } from './sheet.ts';
import { drawLine, hasDevanagari, measureLine, type TextStyle } from './text-runs.ts';
import { BASELINE, DEVANAGARI_LINE_HEIGHT, LINE_HEIGHT } from './theme.ts';

export type TextBlockOptions = {
  align?: 'left' | 'right';
  /** The PDF structure type. */
  tag?: string;
  /** Further lines are cut off, with an ellipsis. */
  maxLines?: number;
};

/** A paragraph with lines of at most `width` points. An empty text has no height. */
export function textBlock(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  width: number,
  { align = 'left', tag = 'P', maxLines }: TextBlockOptions = {},
): Block {
  const { pdf } = sheet;
  let height = 0;
  const lines = limitLines(sheet, text, style, width, maxLines).map((line) => {
    const top = height;
    height += style.size * (hasDevanagari(line) ? DEVANAGARI_LINE_HEIGHT : LINE_HEIGHT);
    return { line, top };
  });
  const paint = (x: number, y: number): void => {
    for (const { line, top } of lines) {
      const indent = align === 'right' ? width - measureLine(pdf, line, style) : 0;
      drawLine(pdf, line, style, x + indent, y + top + style.size * BASELINE);
    }
  };
  return {
    height,
    drawUntagged: paint,
    draw: (parent, x, y) => {
      if (lines.length > 0) sheet.tag(parent, tag, () => paint(x, y));
    },
  };
}

/** A small label above its value; empty without a value. */
export function labelledValue(
  sheet: Sheet,
  label: string,
  value: string,
  width: number,
  valueStyle: TextStyle = sheet.styles.body,
): Block {
  if (value === '') return stackBlocks([]);
  return stackBlocks([
    textBlock(sheet, label, sheet.styles.label, width),
    textBlock(sheet, value, valueStyle, width),
  ]);
}

/** A line of text that opens a page. */
export function linkBlock(sheet: Sheet, text: string, url: string, style: TextStyle, width: number): Block {
  const block = textBlock(sheet, text, style, width);
  return {
    ...block,
    draw: (parent, x, y) => {
      const structParent = sheet.tag(parent, 'Link');
      structParent.add(() => block.drawUntagged(x, y));
      const options: PDFKit.Mixins.AnnotationOption & { structParent: StructureElement } = { structParent };
      sheet.pdf.link(x, y, width, block.height, url, options);
    },
  };
}

function limitLines(
  { pdf }: Sheet,
  text: string,
  style: TextStyle,
  width: number,
  maxLines = Number.POSITIVE_INFINITY,
): string[] {
  const lines = breakIntoLines(pdf, text, style, width);
  if (lines.length <= maxLines) return lines;
  return lines
    .slice(0, maxLines)
    .with(-1, truncateWithEllipsis(pdf, lines[maxLines - 1] ?? '', style, width));
}
