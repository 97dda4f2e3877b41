/**
 * Text of mixed scripts. A font draws only its own script, and shapes Devanagari (conjuncts, reordered vowel signs)
 * only within one run, so a line is split into runs of one face each to be measured and drawn.
 */

import { drawAsActualText } from './actual-text.ts';
import { type FontFace, type FontWeight, findFontFace } from './fonts.ts';

export type TextStyle = { weight: FontWeight; size: number; colour: string };

/** Consecutive characters of one face. */
type TextRun = { face: FontFace; text: string };

/** Accents, vowel signs and joiners, which belong to the preceding letter and stay in its run. */
const COMBINING_CHARACTER = /^[\p{M}\u200C\u200D]$/u;

const DEVANAGARI = /\p{Script=Devanagari}/u;

export function hasDevanagari(text: string): boolean {
  return DEVANAGARI.test(text);
}

function splitIntoRuns(line: string, weight: FontWeight): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of line) {
    const codePoint = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last && COMBINING_CHARACTER.test(character) && last.face.font.hasGlyphForCodePoint(codePoint)) {
      last.text += character;
      continue;
    }
    const face = findFontFace(codePoint, weight);
    if (!face) continue;
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}

/** The width of a drawable line in points. */
export function measureLine(pdf: PDFKit.PDFDocument, line: string, style: TextStyle): number {
  return measureRuns(pdf, splitIntoRuns(line, style.weight), style);
}

/** Draws a drawable line that starts at `x`, on the baseline. */
export function drawLine(
  pdf: PDFKit.PDFDocument,
  line: string,
  style: TextStyle,
  x: number,
  baseline: number,
): void {
  let left = x;
  pdf.fillColor(style.colour);
  for (const run of splitIntoRuns(line, style.weight)) {
    const draw = (): void => {
      pdf
        .font(run.face.name, style.size)
        .text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
    };
    if (hasDevanagari(run.text)) drawAsActualText(pdf, run.text, draw);
    else draw();
    left += measureRuns(pdf, [run], style);
  }
}

function measureRuns(pdf: PDFKit.PDFDocument, runs: TextRun[], style: TextStyle): number {
  let width = 0;
  for (const run of runs) width += pdf.font(run.face.name, style.size).widthOfString(run.text);
  return width;
}
