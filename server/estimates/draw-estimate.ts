/** Draws an estimate as a PDF. */

import type { EstimateDocument } from './estimate-document.ts';
import { drawHead, NOT_A_TAX_INVOICE } from './estimate-head.ts';
import { drawLines } from './estimate-lines.ts';
import {
  FRAME,
  FRAME_WIDTH,
  HAIR_RULE,
  MACHINE_GREEN,
  RULE_COLOUR,
  STRONG_RULE,
  STYLES,
} from './estimate-look.ts';
import { EstimateSheet } from './estimate-sheet.ts';
import { drawTerms } from './estimate-terms.ts';
import { drawTotals } from './estimate-totals.ts';
import { textBlock } from './text-block.ts';

/** The estimate as an A4 PDF with embedded fonts. The same estimate gives the same bytes. */
export async function drawEstimate(estimate: EstimateDocument): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = new EstimateSheet(
    {
      pdfVersion: '1.7',
      lang: 'en-IN',
      displayTitle: true,
      info: {
        Title: `Estimate ${estimate.number}`,
        Author: estimate.seller.name,
        Creator: estimate.seller.name,
        CreationDate: estimate.issuedAt,
      },
    },
    (next) => drawRunningHead(next, estimate),
  );
  drawHead(sheet, estimate);
  drawLines(sheet, estimate.lines);
  drawTotals(sheet, estimate);
  drawTerms(sheet, estimate.terms);
  sheet.onEveryPage((page, pages) => drawRunningFoot(sheet, page, pages));
  return sheet.finish();
}

function drawRunningHead(sheet: EstimateSheet, estimate: EstimateDocument): void {
  const text = `Estimate ${estimate.number} · ${estimate.seller.name}`;
  const head = textBlock(sheet, text, STYLES.running, FRAME_WIDTH, { maxLines: 1 });
  head.paint(FRAME.left, sheet.y);
  sheet.y += head.height + 5;
  sheet.pdf
    .moveTo(FRAME.left, sheet.y)
    .lineTo(FRAME.right, sheet.y)
    .lineWidth(STRONG_RULE)
    .strokeColor(MACHINE_GREEN)
    .stroke();
  sheet.y += 8;
}

function drawRunningFoot(sheet: EstimateSheet, page: number, pages: number): void {
  const y = FRAME.bottom + 12;
  sheet.pdf
    .moveTo(FRAME.left, y)
    .lineTo(FRAME.right, y)
    .lineWidth(HAIR_RULE)
    .strokeColor(RULE_COLOUR)
    .stroke();
  textBlock(sheet, NOT_A_TAX_INVOICE, STYLES.running, FRAME_WIDTH).paint(FRAME.left, y + 5);
  textBlock(sheet, `Page ${page} of ${pages}`, STYLES.running, FRAME_WIDTH, { align: 'right' }).paint(
    FRAME.left,
    y + 5,
  );
}
