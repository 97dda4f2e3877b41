import { placeBlock, stackBlocks } from '#server/platform/pdf/block.ts';
import { Sheet } from '#server/platform/pdf/sheet.ts';
import { DARK_STYLES, FRAME, STYLES } from '#server/platform/pdf/theme.ts';
import { sum } from './compose-lines.ts';
import { drawAsked } from './estimate-asked.ts';
import type { EstimateDocument, EstimatePictures } from './estimate-document.ts';
import { drawHead, NOT_A_TAX_INVOICE } from './estimate-head.ts';
import { howToOrderBlock } from './estimate-how-to-order.ts';
import { drawLines } from './estimate-lines.ts';
import { noteBlocks } from './estimate-notes.ts';
import { signatureBlock } from './estimate-signature.ts';
import { termsBlock } from './estimate-terms.ts';
import { totalsBlock } from './estimate-totals.ts';
import { drawRunningFoot, drawRunningHead } from './running-lines.ts';

/** The space above the totals, and between them and the terms. */
const CLOSING_GAP = 16;
const TERMS_GAP = 14;
const MIN_GAP_ABOVE_HOW_TO_ORDER = 8;

/**
 * Draws an estimate as an A4 PDF with embedded fonts. The same estimate gives the same bytes.
 * @param pictures those that the seller has.
 */
export async function drawEstimate(
  estimate: EstimateDocument,
  pictures: EstimatePictures = new Map(),
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = new Sheet(
    {
      title: `Estimate ${estimate.number} – ${estimate.shopName}`,
      author: estimate.seller.name,
      createdAt: estimate.issuedAt,
    },
    (next) => drawRunningHead(next, `Estimate ${estimate.number} · ${estimate.seller.name}`),
    estimate.layout ? DARK_STYLES : STYLES,
  );
  drawHead(sheet, estimate, pictures);
  const { layout, terms, placeOfSupplyTerm } = estimate;
  const totals = estimate.lines.length > 0 ? totalsBlock(sheet, estimate) : undefined;
  const closing = stackBlocks(
    [
      termsBlock(
        sheet,
        placeOfSupplyTerm ? [...terms, placeOfSupplyTerm] : terms,
        layout === 3 ? sheet.styles.small : sheet.styles.soft,
      ),
      signatureBlock(sheet, estimate, pictures),
    ],
    10,
  );
  const howToOrder = howToOrderBlock(sheet, estimate);
  const closingHeight =
    closing.height + (howToOrder.height && MIN_GAP_ABOVE_HOW_TO_ORDER + howToOrder.height);
  const notes = noteBlocks(sheet, estimate);
  const heights = notes.map(({ gapAbove, block }) => gapAbove + block.height);
  const notesHeight = sum(heights);
  // Of many notes, since the third layout of any, only the first stays with the last line: with all of them it would
  // leave a page half empty.
  const doNotesStayTogether = layout !== 3 && notesHeight < (FRAME.bottom - FRAME.top) / 3;
  const [firstHeight] = doNotesStayTogether ? [] : heights;
  if (totals) drawLines(sheet, estimate, firstHeight ?? notesHeight + CLOSING_GAP + totals.height);
  for (const [index, { gapAbove, block }] of notes.entries()) {
    const isBeforeTotals = layout === 3 && index === notes.length - 1;
    sheet.y += gapAbove;
    // The totals are not alone on a page.
    sheet.ensureSpace(block.height + (totals && isBeforeTotals ? CLOSING_GAP + totals.height : 0));
    placeBlock(sheet, block);
  }
  if (totals) {
    sheet.y += CLOSING_GAP;
    sheet.ensureSpace(totals.height);
    placeBlock(sheet, totals);
    drawAsked(sheet, estimate, CLOSING_GAP);
  }
  sheet.y += totals ? TERMS_GAP : CLOSING_GAP;
  sheet.ensureSpace(closingHeight);
  placeBlock(sheet, closing);
  if (howToOrder.height > 0) {
    sheet.y = FRAME.bottom - howToOrder.height;
    placeBlock(sheet, howToOrder);
  }
  sheet.onEveryPage((page, pages) => drawRunningFoot(sheet, NOT_A_TAX_INVOICE, page, pages));
  return sheet.finish();
}
