/** The pages of a PDF, the current position on the page, and content that is not part of the text. */

import PDFDocument from 'pdfkit';
import { registerFonts } from './fonts.ts';
import { FRAME, STYLES, type Styles } from './theme.ts';

export type StructureElement = PDFKit.PDFStructureElement;

/** The metadata of a PDF file. */
export type PdfMetadata = { title: string; author: string; createdAt: Date };

/** A PDF that is being drawn from top to bottom. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** The root of the tag structure, which screen readers follow. */
  readonly root: StructureElement;
  readonly styles: Styles;
  /** The position of the next block, in points from the top of the page. */
  y: number = FRAME.top;
  readonly #drawRunningHead: (sheet: Sheet) => void;
  #isInArtefact = false;

  /** @param drawRunningHead draws the head of every page except the first, and moves `y` below it. */
  constructor(
    { title, author, createdAt }: PdfMetadata,
    drawRunningHead: (sheet: Sheet) => void = () => {},
    styles: Styles = STYLES,
  ) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      // Pages are buffered until the end, because the foot of each page shows their number.
      bufferPages: true,
      tagged: true,
      // Otherwise pdfkit loads Helvetica for every document, which none of them uses.
      font: '',
      pdfVersion: '1.7',
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: title, Author: author, Creator: author, CreationDate: createdAt },
    });
    this.#drawRunningHead = drawRunningHead;
    this.styles = styles;
    registerFonts(this.pdf);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Starts a new page if less than `height` points are left on this one; returns whether it did. */
  ensureSpace(height: number): boolean {
    if (this.y + height <= FRAME.bottom) return false;
    this.pdf.addPage();
    this.y = FRAME.top;
    this.artefact(() => this.#drawRunningHead(this), 'Pagination');
    return true;
  }

  /** Adds a structure element to another; everything that `draw` draws becomes its content. */
  tag(
    parent: StructureElement,
    type: string,
    draw?: () => void,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): StructureElement {
    const element = draw ? this.pdf.struct(type, options, draw) : this.pdf.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws something that screen readers skip: rules, and repeated heads and feet. */
  artefact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    // Of nested artefacts only the outermost is marked.
    if (this.#isInArtefact) {
      draw();
      return;
    }
    this.#isInArtefact = true;
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
    this.#isInArtefact = false;
  }

  drawRule(
    from: [x: number, y: number],
    to: [x: number, y: number],
    thickness: number,
    colour: string,
  ): void {
    this.artefact(() => {
      this.pdf
        .moveTo(...from)
        .lineTo(...to)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke();
    });
  }

  /** Calls `draw` on every page with the page number from 1 and the number of pages. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const pages = this.pdf.bufferedPageRange().count;
    for (let page = 1; page <= pages; page += 1) {
      this.pdf.switchToPage(page - 1);
      this.artefact(() => draw(page, pages), 'Pagination');
    }
  }

  /** Ends the document and returns its bytes. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.pdf.on('end', resolve).on('error', reject);
    this.pdf.end();
    await promise;
    // A copy, since a buffer from Node's pool cannot be transferred to another thread.
    return new Uint8Array(Buffer.concat(chunks));
  }
}
