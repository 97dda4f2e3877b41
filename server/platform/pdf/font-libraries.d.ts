/** What papers use of fontkit (which ships no types) and of pdfkit beyond its published types. */

declare module 'fontkit' {
  /** A parsed font. Immutable to its users, so one may serve any number of PDF documents. */
  export type Font = {
    hasGlyphForCodePoint(codePoint: number): boolean;
  };

  /** Parses a font file (TTF, WOFF, WOFF2). */
  export function create(file: Uint8Array): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** Since pdfkit 0.20 a parsed fontkit font may stand for a font file. */
    registerFont(name: string, font: import('fontkit').Font): this;
  }

  interface StructureElementOptions {
    /** Of a table header cell: what it heads. */
    scope?: 'Row' | 'Column' | 'Both';
  }
}
