/** The types of fontkit, which ships none, and of pdfkit beyond its published types, as far as PDFs need them. */

declare module 'fontkit' {
  /** A parsed font. It is immutable, so any number of PDF documents can share it. */
  export type Font = {
    hasGlyphForCodePoint(codePoint: number): boolean;
  };

  /** Parses a font file (TTF, WOFF, WOFF2). */
  export function create(file: Uint8Array): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** Since pdfkit 0.20 accepts a parsed fontkit font instead of a font file. */
    registerFont(name: string, font: import('fontkit').Font): this;
  }

  interface PDFImage {
    openImage(file: Buffer): OpenedImage;
    image(image: OpenedImage, x: number, y: number, options: { width: number; height: number }): this;
  }

  /** A parsed PNG with its size in pixels. */
  type OpenedImage = { width: number; height: number };

  interface StructureElementOptions {
    /** The cells that a table header cell applies to. */
    scope?: 'Row' | 'Column' | 'Both';
  }
}
