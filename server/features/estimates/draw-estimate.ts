import { placeBlock, ruleBlock, stackBlocks } from '#server/platform/pdf/block.ts';
import { Sheet } from '#server/platform/pdf/sheet.ts';
import { textBlock } from '#server/platform/pdf/text-block.ts';
import {
  DARK_STYLES,
  FRAME,
  FRAME_WIDTH,
  HAIR_RULE,
  MACHINE_GREEN,
  RULE_COLOUR,
  STRONG_RULE,
  STYLES,
} from '#server/platform/pdf/theme.ts';
import type { EstimateDocument, EstimatePictures } from './estimate-document.ts';
import { drawHead, NOT_A_TAX_INVOICE } from './estimate-head.ts';
import { howToOrderBlock } from './estimate-how-to-order.ts';
import { drawLines } from './estimate-lines.ts';
import { noteBlocks } from './estimate-notes.ts';
import { signatureBlock } from './estimate-signature.ts';
import { termsBlock } from './estimate-terms.ts';
import { totalsBlock } from './estimate-totals.ts';

/** The space above the totals, and above and between the notes. */
const CLOSING_GAP = 16;
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
    (next) => drawRunningHead(next, estimate),
    estimate.layout ? DARK_STYLES : STYLES,
  );
  drawHead(sheet, estimate, pictures);
  const { terms, placeOfSupplyTerm } = estimate;
  const closing = stackBlocks(
    [
      totalsBlock(sheet, estimate),
      stackBlocks(
        [
          termsBlock(sheet, placeOfSupplyTerm ? [...terms, placeOfSupplyTerm] : terms),
          signatureBlock(sheet, estimate, pictures),
        ],
        10,
      ),
    ],
    14,
  );
  const howToOrder = howToOrderBlock(sheet, estimate);
  const closingHeight =
    closing.height + (howToOrder.height && MIN_GAP_ABOVE_HOW_TO_ORDER + howToOrder.height);
  const notes = noteBlocks(sheet, estimate);
  const notesHeight = notes.reduce((height, note) => height + NOTE_GAP + note.height, 0);
  // Of long notes only the first stays with the last line: with all of them it would leave a page half empty.
  const areNotesShort = notesHeight < (FRAME.bottom - FRAME.top) / 3;
  const [firstNote] = areNotesShort ? [] : notes;
  drawLines(
    sheet,
    estimate,
    firstNote ? NOTE_GAP + firstNote.height : notesHeight + CLOSING_GAP + closingHeight,
  );
  for (const note of notes) {
    sheet.y += NOTE_GAP;
    sheet.ensureSpace(note.height);
    placeBlock(sheet, note);
  }
  sheet.y += CLOSING_GAP;
  // A last row of many text lines can be too high to share a page with the totals.
  sheet.ensureSpace(closingHeight);
  placeBlock(sheet, closing);
  if (howToOrder.height > 0) {
    sheet.y = FRAME.bottom - howToOrder.height;
    placeBlock(sheet, howToOrder);
  }
  sheet.onEveryPage((page, pages) => drawRunningFoot(sheet, page, pages));
  return sheet.finish();
}

function drawRunningHead(sheet: Sheet, estimate: EstimateDocument): void {
  const text = `Estimate ${estimate.number} · ${estimate.seller.name}`;
  const head = stackBlocks(
    [
      textBlock(sheet, text, sheet.styles.running, FRAME_WIDTH, { maxLines: 1 }),
      ruleBlock(sheet, FRAME_WIDTH, STRONG_RULE, MACHINE_GREEN),
    ],
    5,
  );
  head.drawUntagged(FRAME.left, sheet.y);
  sheet.y += head.height + 8;
}

function drawRunningFoot(sheet: Sheet, page: number, pages: number): void {
  const rightAligned = { align: 'right' as const };
  const y = FRAME.bottom + 12;
  ruleBlock(sheet, FRAME_WIDTH, HAIR_RULE, RULE_COLOUR).drawUntagged(FRAME.left, y);
  textBlock(sheet, NOT_A_TAX_INVOICE, sheet.styles.running, FRAME_WIDTH).drawUntagged(FRAME.left, y + 5);
  textBlock(sheet, `Page ${page} of ${pages}`, sheet.styles.running, FRAME_WIDTH, rightAligned).drawUntagged(
    FRAME.left,
    y + 5,
  );
}
