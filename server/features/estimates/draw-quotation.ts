import { type Block, placeBlock, stackBlocks } from '#server/platform/pdf/block.ts';
import { drawTable } from '#server/platform/pdf/draw-table.ts';
import type { RuledTable } from '#server/platform/pdf/ruled-table.ts';
import { Sheet } from '#server/platform/pdf/sheet.ts';
import { textBlock } from '#server/platform/pdf/text-block.ts';
import { DARK_STYLES, FRAME, FRAME_WIDTH } from '#server/platform/pdf/theme.ts';
import type { EstimatePictures } from './estimate-document.ts';
import { signatureBlock } from './estimate-signature.ts';
import { termsBlock } from './estimate-terms.ts';
import { agreedTermsBlock, bankBlock, layOutChanges } from './quotation-details.ts';
import { formatNumberWithRevision, type QuotationDocument } from './quotation-document.ts';
import { quotationFootBlock } from './quotation-foot.ts';
import { drawQuotationHead, NOT_A_TAX_INVOICE } from './quotation-head.ts';
import { layOutChoices, layOutOfferedLines, listUnavailable } from './quotation-lines.ts';
import { quotationTotalsBlock, TAX_WIDTH } from './quotation-totals.ts';
import { drawRunningFoot, drawRunningHead } from './running-lines.ts';

const GAP = 10;
const MIN_GAP_ABOVE_FOOT = 8;
/** Higher ones are better divided between two pages. */
const MAX_TOTALS_HEIGHT = 300;

/**
 * Draws a quotation or a pro-forma as an A4 PDF with embedded fonts. The same quotation gives the same bytes.
 * @param pictures those that the seller has.
 */
export async function drawQuotation(
  quotation: QuotationDocument,
  pictures: EstimatePictures = new Map(),
): Promise<Uint8Array<ArrayBuffer>> {
  const { seller, shopName, proForma } = quotation;
  const name = `${proForma ? 'Pro-forma' : 'Quotation'} ${formatNumberWithRevision(quotation)}`;
  const foot = proForma ? 'Pro-forma – this is not a tax invoice' : NOT_A_TAX_INVOICE;
  const sheet = new Sheet(
    { title: `${name} – ${shopName}`, author: seller.name, createdAt: quotation.issuedAt },
    (next) => drawRunningHead(next, `${name} · ${seller.name}`),
    DARK_STYLES,
  );
  drawQuotationHead(sheet, quotation, pictures);
  const hasTermsBeside = drawOfferedLines(sheet, quotation);
  drawTableWithHeading(sheet, 'Options and alternatives (not in the total)', layOutChoices(sheet, quotation));
  if (proForma?.bank) drawNext(sheet, withHeading(sheet, 'Bank account', bankBlock(sheet, proForma.bank)));
  drawTexts(sheet, 'Regret – we cannot supply', listUnavailable(quotation));
  if (!hasTermsBeside) drawNext(sheet, headedTerms(sheet, quotation, FRAME_WIDTH));
  drawTexts(sheet, 'Notes', quotation.terms.notes);
  drawTableWithHeading(sheet, 'Changes since our previous quotation', layOutChanges(sheet, quotation));
  drawClosing(sheet, quotation, pictures);
  sheet.onEveryPage((page, pages) => drawRunningFoot(sheet, foot, page, pages));
  return sheet.finish();
}

/**
 * The lines with their totals, which are never alone on a page.
 * @returns whether the agreed terms stand beside the totals, where they often take no space of their own.
 */
function drawOfferedLines(sheet: Sheet, quotation: QuotationDocument): boolean {
  const lines = layOutOfferedLines(sheet, quotation);
  if (!lines) return false;
  const totals = quotationTotalsBlock(sheet, quotation);
  const withTerms = quotation.layout === 2 ? layOutTermsBeside(sheet, quotation, totals) : undefined;
  const drawn = withTerms ?? totals;
  drawTable(sheet, lines, GAP + drawn.height);
  drawNext(sheet, drawn);
  return withTerms !== undefined;
}

/** The totals with the agreed terms beside them; undefined where the terms take less space beneath. */
function layOutTermsBeside(sheet: Sheet, quotation: QuotationDocument, totals: Block): Block | undefined {
  const withTerms = quotationTotalsBlock(sheet, quotation, [headedTerms(sheet, quotation, TAX_WIDTH)]);
  const beneath = totals.height + GAP + headedTerms(sheet, quotation, FRAME_WIDTH).height;
  return withTerms.height < Math.min(beneath, MAX_TOTALS_HEIGHT) ? withTerms : undefined;
}

function headedTerms(sheet: Sheet, quotation: QuotationDocument, width: number): Block {
  return withHeading(sheet, 'Agreed terms', agreedTermsBlock(sheet, quotation, width));
}

/** Terms and signature, with the foot at the bottom of the page. */
function drawClosing(sheet: Sheet, quotation: QuotationDocument, pictures: EstimatePictures): void {
  const { standingTerms, placeOfSupplyTerm, rentalPlaceOfSupplyTerm, seller, proForma } = quotation;
  const placeTerms = rentalPlaceOfSupplyTerm
    ? [placeOfSupplyTerm, rentalPlaceOfSupplyTerm]
    : [placeOfSupplyTerm];
  const closing = stackBlocks(
    [
      termsBlock(sheet, [...standingTerms, ...placeTerms]),
      signatureBlock(sheet, { kind: proForma ? 'pro-forma' : 'quotation', layout: 2, seller }, pictures),
    ],
    10,
  );
  const foot = quotationFootBlock(sheet, quotation);
  sheet.y += GAP;
  sheet.ensureSpace(closing.height + MIN_GAP_ABOVE_FOOT + foot.height);
  placeBlock(sheet, closing);
  sheet.y = FRAME.bottom - foot.height;
  placeBlock(sheet, foot);
}

function drawTableWithHeading(sheet: Sheet, heading: string, table: RuledTable | undefined): void {
  if (!table) return;
  const title = headingBlock(sheet, heading);
  sheet.y += GAP;
  // A heading stays with the first row.
  sheet.ensureSpace(title.height + table.head.height + (table.rows[0]?.height ?? 0));
  placeBlock(sheet, title);
  drawTable(sheet, table);
}

/** One block per text, because many long ones may need several pages; the heading stays with the first. */
function drawTexts(sheet: Sheet, heading: string, texts: readonly string[]): void {
  for (const [index, text] of texts.entries()) {
    const block = textBlock(sheet, text, sheet.styles.reading, FRAME_WIDTH);
    drawNext(sheet, index === 0 ? withHeading(sheet, heading, block) : block, index === 0 ? GAP : 2);
  }
}

function drawNext(sheet: Sheet, block: Block, gap = GAP): void {
  sheet.y += gap;
  sheet.ensureSpace(block.height);
  placeBlock(sheet, block);
}

function withHeading(sheet: Sheet, heading: string, block: Block): Block {
  return stackBlocks([headingBlock(sheet, heading), block], 2);
}

function headingBlock(sheet: Sheet, heading: string): Block {
  return textBlock(sheet, heading, sheet.styles.heading, FRAME_WIDTH, { tag: 'H2' });
}
