/** Breaks text into the lines that fit a width. */

import { toDrawableText } from './drawable-text.ts';
import { measureLine, type TextStyle } from './text-runs.ts';

// Splits what a reader sees as one letter never, which matters in Devanagari.
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/**
 * The lines of a text, each at most `width` points wide. Breaks at spaces, and inside words only where one word is
 * wider than the line. The lines are drawable, whatever the text; text of no words gives none.
 */
export function breakIntoLines(
  pdf: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  width: number,
): string[] {
  const measure = (part: string): number => measureLine(pdf, part, style);
  const spaceWidth = measure(' ');
  const lines: string[] = [];
  let line = '';
  let lineWidth = 0;
  for (const word of toDrawableText(text, style.weight)
    .split(' ')
    .filter((part) => part !== '')) {
    // Adding up the words' widths spares measuring the growing line anew for each word.
    const wordWidth = measure(word);
    if (line !== '' && lineWidth + spaceWidth + wordWidth <= width) {
      line += ` ${word}`;
      lineWidth += spaceWidth + wordWidth;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = wordWidth <= width ? [word] : breakWord(word, (piece) => measure(piece) <= width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
    lineWidth = measure(line);
  }
  return line === '' ? lines : [...lines, line];
}

/** The line, less as many letters as leave room for an ellipsis, with one. */
export function truncateWithEllipsis(
  pdf: PDFKit.PDFDocument,
  line: string,
  style: TextStyle,
  width: number,
): string {
  const kept = Array.from(graphemes.segment(line), ({ segment }) => segment);
  while (kept.length > 0 && measureLine(pdf, `${kept.join('')}…`, style) > width) kept.pop();
  return `${kept.join('')}…`;
}

/** Pieces of a word too wide for a line. Each has at least one letter, however narrow the line. */
function breakWord(word: string, fits: (piece: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of graphemes.segment(word)) {
    if (piece !== '' && !fits(piece + segment)) {
      pieces.push(piece);
      piece = '';
    }
    piece += segment;
  }
  return [...pieces, piece];
}
