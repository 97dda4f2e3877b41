import { placeBlock, stackBlocks } from '#server/platform/pdf/block.ts';
import { Sheet } from '#server/platform/pdf/sheet.ts';
import { DARK_STYLES, FRAME, STYLES } from '#server/platform/pdf/theme.ts';
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

/** The space above the totals, between them and the terms, and above and between the notes. */
const CLOSING_GAP = 16;
const TERMS_GAP = 14;
const NOTE_GAP = 8;
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
  const { terms, placeOfSupplyTerm } = estimate;
  const totals = estimate.lines.length > 0 ? totalsBlock(sheet, estimate) : undefined;
  const closing = stackBlocks(
    [
      termsBlock(sheet, placeOfSupplyTerm ? [...terms, placeOfSupplyTerm] : terms),
      signatureBlock(sheet, estimate, pictures),
    ],
    10,
  );
  const howToOrder = howToOrderBlock(sheet, estimate);
  const closingHeight =
    closing.height + (howToOrder.height && MIN_GAP_ABOVE_HOW_TO_ORDER + howToOrder.height);
  const notes = noteBlocks(sheet, estimate);
  const notesHeight = notes.reduce((height, note) => height + NOTE_GAP + note.height, 0);
  // Of long notes only the first stays with the last line: with all of them it would leave a page half empty.
  const areNotesShort = notesHeight < (FRAME.bottom - FRAME.top) / 3;
  const [firstNote] = areNotesShort ? [] : notes;
  if (totals)
    drawLines(
      sheet,
      estimate,
      firstNote ? NOTE_GAP + firstNote.height : notesHeight + CLOSING_GAP + totals.height,
    );
  for (const note of notes) {
    sheet.y += NOTE_GAP;
    sheet.ensureSpace(note.height);
    placeBlock(sheet, note);
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
