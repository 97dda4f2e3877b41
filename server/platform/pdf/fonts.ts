/**
 * The fonts of PDFs: IBM Plex Sans and IBM Plex Sans Devanagari, in the subset files of Fontsource. They are parsed
 * once per thread and shared by all documents; pdfkit embeds only the glyphs that a document uses.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff-file.ts';

export type FontWeight = 400 | 600;

/** A font file with its name in pdfkit. */
export type FontFace = { name: string; font: Font };

/** In order of preference, so that digits, punctuation and spaces always come from the Latin face. */
const SUBSETS = [
  { family: 'ibm-plex-sans', subset: 'latin' },
  // Contains ₹, in a design that matches the Latin digits.
  { family: 'ibm-plex-sans', subset: 'latin-ext' },
  // Ω and μ occur in the titles of electrical goods.
  { family: 'ibm-plex-sans', subset: 'greek' },
  { family: 'ibm-plex-sans-devanagari', subset: 'devanagari' },
] as const;

// Resolved as modules, because npm decides where packages are installed.
const require = createRequire(import.meta.url);

const facesByWeight: Record<FontWeight, FontFace[]> = { 400: loadFaces(400), 600: loadFaces(600) };

/** Registers all faces with a PDF document; unused faces cost nothing. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  for (const face of [...facesByWeight[400], ...facesByWeight[600]]) pdf.registerFont(face.name, face.font);
}

/** The first face of a weight that has the character, or undefined if none has it. */
export function findFontFace(codePoint: number, weight: FontWeight): FontFace | undefined {
  return facesByWeight[weight].find((face) => face.font.hasGlyphForCodePoint(codePoint));
}

function loadFaces(weight: FontWeight): FontFace[] {
  return SUBSETS.map(({ family, subset }) => {
    const path = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
    return { name: `${family}-${subset}-${weight}`, font: create(unpackWoff(readFileSync(path))) };
  });
}
