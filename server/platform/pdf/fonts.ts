/**
 * The typefaces of papers: IBM Plex Sans and IBM Plex Sans Devanagari, in the subset files of Fontsource.
 * Parsed once a thread and shared by all documents; pdfkit embeds only the glyphs a document uses.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff-file.ts';

export type FontWeight = 400 | 600;

/** One font file, under the name by which pdfkit knows it. */
export type FontFace = { name: string; font: Font };

/** In order of preference, so that digits, stops and spaces are always those of the Latin face. */
const SUBSETS = [
  { family: 'ibm-plex-sans', subset: 'latin' },
  // Carries ₹ in the design of the Latin digits, which the rupee sign stands beside.
  { family: 'ibm-plex-sans', subset: 'latin-ext' },
  // Ω and μ stand in the titles of electrical goods.
  { family: 'ibm-plex-sans', subset: 'greek' },
  { family: 'ibm-plex-sans-devanagari', subset: 'devanagari' },
] as const;

// Resolved as modules, because where the packages lie is npm's affair.
const require = createRequire(import.meta.url);

const facesByWeight: Record<FontWeight, FontFace[]> = { 400: loadFaces(400), 600: loadFaces(600) };

/** Makes every face known to a PDF document by its name. Costs nothing for the faces it never uses. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  for (const face of [...facesByWeight[400], ...facesByWeight[600]]) pdf.registerFont(face.name, face.font);
}

/** The first face of a weight that has the character, or undefined when none has. */
export function findFontFace(codePoint: number, weight: FontWeight): FontFace | undefined {
  return facesByWeight[weight].find((face) => face.font.hasGlyphForCodePoint(codePoint));
}

function loadFaces(weight: FontWeight): FontFace[] {
  return SUBSETS.map(({ family, subset }) => {
    const path = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
    return { name: `${family}-${subset}-${weight}`, font: create(unpackWoff(readFileSync(path))) };
  });
}
