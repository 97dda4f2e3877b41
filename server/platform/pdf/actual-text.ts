/** Actual text: the Hindi text that PDF readers copy, search and read aloud instead of the glyphs on the page. */

/**
 * Draws a text with `actual` as its actual text. Devanagari glyphs are in drawing order, so without it a search for a
 * Hindi name finds nothing.
 *
 * pdfkit draws each text in a separate graphics state (`save`, text, `restore`). The marked content has to begin and
 * end within that state, because poppler positions actual text by the state at its end, so this wraps the two methods.
 */
export function drawAsActualText(pdf: PDFKit.PDFDocument, actual: string, draw: () => void): void {
  const { save, restore } = pdf;
  pdf.save = () => {
    save.call(pdf);
    return pdf.markContent('Span', { actual, lang: 'hi-IN' });
  };
  pdf.restore = () => {
    pdf.endMarkedContent();
    return restore.call(pdf);
  };
  try {
    draw();
  } finally {
    pdf.save = save;
    pdf.restore = restore;
  }
}
