/** Hindi that readers copy, search and speak, where it differs from the glyphs on the page. */

/**
 * Draws one text of which readers take `actual` as the content. Glyphs of Devanagari stand in drawing order, so
 * without this a search for a Hindi name finds nothing.
 *
 * pdfkit draws each text in a graphics state of its own (`save`, text, `restore`). The mark has to begin and end
 * within that state, because poppler places actual text by the state at the mark's end; hence this hooks into the two.
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
