/** Breaks text into the lines that fit a width. */

import { toDrawableText } from './drawable-text.ts';
import { measureLine, type TextStyle } from './text-runs.ts';

// Never splits what readers see as one letter, which consists of several characters in Devanagari.
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/**
 * Breaks a text into lines of at most `width` points, at spaces and within words that are wider than a line. The lines
 * are drawable for any text; a text without words has no lines.
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
    // Adding up the widths of words avoids measuring the growing line for each word.
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

/** Shortens a line so that it fits with an ellipsis at its end. */
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

/** Breaks a word that is wider than a line. Each piece has at least one letter, even if that does not fit. */
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
