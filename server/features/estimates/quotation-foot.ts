/**
 * How the buyer accepts or who did, and how anybody checks that the quotation is the latest, at the bottom of the last
 * page.
 */

import { formatDayFromIso } from '#domain/format-day-from-iso.ts';
import { formatDay } from '#domain/indian-format.ts';
import { type Block, layOutRow, ruleBlock, stackBlocks } from '#server/platform/pdf/block.ts';
import { qrBlock } from '#server/platform/pdf/qr-block.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { linkBlock, textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH, MACHINE_GREEN, STRONG_RULE } from '#server/platform/pdf/theme.ts';
import { toShortUrl } from './estimate-how-to-order.ts';
import {
  formatNumberWithRevision,
  type QuotationAcceptance,
  type QuotationDocument,
} from './quotation-document.ts';

const QR_SIZE = 74;
const GAP = 12;
const TEXT_WIDTH = FRAME_WIDTH - QR_SIZE - GAP;

export function quotationFootBlock(sheet: Sheet, quotation: QuotationDocument): Block {
  const { requestUrl, verifyUrl, acceptance } = quotation;
  const { label, reading, strong } = sheet.styles;
  const answer = acceptance
    ? describeAcceptance(acceptance)
    : `To accept, use the link in our e-mail or send us a purchase order for ${formatNumberWithRevision(quotation)}.`;
  const link = (heading: string, url: string) =>
    stackBlocks([
      textBlock(sheet, heading, label, TEXT_WIDTH),
      linkBlock(sheet, toShortUrl(url), url, strong, TEXT_WIDTH),
    ]);
  const texts = stackBlocks(
    [
      textBlock(sheet, answer, reading, TEXT_WIDTH),
      link('Your request in the shop', requestUrl),
      link('Is this the latest? Scan the code, or open', verifyUrl),
    ],
    4,
  );
  const code = qrBlock(
    sheet,
    verifyUrl,
    QR_SIZE,
    'QR code of the page that shows whether this is the latest quotation',
  );
  return stackBlocks(
    [
      ruleBlock(sheet, FRAME_WIDTH, STRONG_RULE, MACHINE_GREEN),
      layOutRow(
        [
          { width: TEXT_WIDTH, block: texts },
          { width: QR_SIZE, block: code },
        ],
        GAP,
      ),
    ],
    4,
  );
}

/** `Accepted on 23 Nov 2026 by Asha Rao, Proprietor · purchase order PO-77 of 20 Nov 2026` */
function describeAcceptance({
  acceptedAt,
  name,
  designation,
  poNumber,
  poDate,
}: QuotationAcceptance): string {
  const who = designation === '' ? name : `${name}, ${designation}`;
  const accepted = `Accepted on ${formatDay(acceptedAt)} by ${who}`;
  if (poNumber === '') return accepted;
  const order = `${accepted} · purchase order ${poNumber}`;
  return poDate === null ? order : `${order} of ${formatDayFromIso(poDate)}`;
}
