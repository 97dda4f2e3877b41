/** The paper: pages, the place on the page where drawing goes on, and marks that are no part of the text. */

import PDFDocument from 'pdfkit';
import { registerFonts } from './fonts.ts';
import { FRAME } from './theme.ts';

export type StructureElement = PDFKit.PDFStructureElement;

/** What a paper says of itself to who files it. */
export type PdfMetadata = { title: string; author: string; createdAt: Date };

/** One PDF in the making, drawn from top to bottom. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** The root of the tagged structure, which screen readers follow. */
  readonly root: StructureElement;
  /** Where the next thing goes, in points from the top of the page. */
  y: number = FRAME.top;
  readonly #drawRunningHead: (sheet: Sheet) => void;
  #isInArtefact = false;

  /** @param drawRunningHead draws the head of every page but the first, and moves `y` below it. */
  constructor({ title, author, createdAt }: PdfMetadata, drawRunningHead: (sheet: Sheet) => void = () => {}) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      // Pages are kept until the end, because the foot of each page counts them all.
      bufferPages: true,
      tagged: true,
      // Otherwise pdfkit reads Helvetica for every document, which none uses.
      font: '',
      pdfVersion: '1.7',
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: title, Author: author, Creator: author, CreationDate: createdAt },
    });
    this.#drawRunningHead = drawRunningHead;
    registerFonts(this.pdf);
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Goes on to the next page when less than `height` is left on this one; says whether it did. */
  ensureSpace(height: number): boolean {
    if (this.y + height <= FRAME.bottom) return false;
    this.pdf.addPage();
    this.y = FRAME.top;
    this.artefact(() => this.#drawRunningHead(this), 'Pagination');
    return true;
  }

  /** Adds a structure element below another; what `draw` draws becomes its content. */
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

  /** Draws something that screen readers pass over: rules, and heads and feet that repeat. */
  artefact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    // Of artefacts within one another the outermost says it all.
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

  /** Draws a straight rule. */
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

  /** Draws something on every page, given its number from 1 and the number of pages. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const pages = this.pdf.bufferedPageRange().count;
    for (let page = 1; page <= pages; page += 1) {
      this.pdf.switchToPage(page - 1);
      this.artefact(() => draw(page, pages), 'Pagination');
    }
  }

  /** Ends the document and gives its bytes. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Buffer[] = [];
    this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.pdf.on('end', resolve).on('error', reject);
    this.pdf.end();
    await promise;
    // A copy of its own, since a buffer out of Node's pool may not be transferred to another thread.
    return new Uint8Array(Buffer.concat(chunks));
  }
}
