import { type Block, layOutRow, placeBlock, ruleBlock, stackBlocks } from '#server/platform/pdf/block.ts';
import { borderedCells } from '#server/platform/pdf/bordered-cells.ts';
import { Sheet } from '#server/platform/pdf/sheet.ts';
import { labelledValue, textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME, FRAME_WIDTH, MACHINE_GREEN, STRONG_RULE, STYLES } from '#server/platform/pdf/theme.ts';

/** The shop's name and contact details, as printed on the documents of its products. */
export type PrintingShop = { name: string; nameHindi: string; phone: string; email: string; address: string };

type Page = {
  /** Of the file, before the shop's name. */
  title: string;
  /** Above the headline. */
  kicker: string;
  headline: string;
  /** What is below: all of it is on one page. */
  createBody: (sheet: Sheet) => Block[];
  /** Small print below the contact details. */
  note: string;
};

/** In points; longer lines are hard to read. */
export const MAX_TEXT_WIDTH = 400;

/** Draws an A4 page with the shop's letterhead and contact details. The same input gives the same bytes. */
export async function drawPage(page: Page, shop: PrintingShop): Promise<Uint8Array> {
  const sheet = new Sheet({
    title: `${page.title} – ${shop.name}`,
    author: shop.name,
    // Any constant, so that drawing an unchanged page again does not change its file.
    createdAt: new Date('2026-04-01T00:00:00Z'),
  });
  const body = [createLetterhead(sheet, shop), createTitle(sheet, page), ...page.createBody(sheet)];
  placeBlock(sheet, stackBlocks(body, 18));
  const contact = createContactBlock(sheet, shop, page.note);
  sheet.y = FRAME.bottom - contact.height;
  placeBlock(sheet, contact);
  return sheet.finish();
}

function createLetterhead(sheet: Sheet, shop: PrintingShop): Block {
  const half = FRAME_WIDTH / 2;
  const brand = { ...STYLES.seller, colour: MACHINE_GREEN };
  const right = { align: 'right' as const };
  return stackBlocks(
    [
      layOutRow([
        { width: half, block: textBlock(sheet, shop.name, brand, half) },
        { width: half, block: textBlock(sheet, shop.nameHindi, brand, half, right) },
      ]),
      ruleBlock(sheet, FRAME_WIDTH, STRONG_RULE, MACHINE_GREEN),
    ],
    8,
  );
}

function createTitle(sheet: Sheet, { kicker, headline }: Page): Block {
  return stackBlocks([
    textBlock(sheet, kicker, STYLES.soft, FRAME_WIDTH),
    createBalancedHeadline(sheet, headline),
  ]);
}

/** Breaks the headline into lines of similar length, so that no single word is left on the last line. */
function createBalancedHeadline(sheet: Sheet, text: string, width = FRAME_WIDTH): Block {
  const createBlock = (candidateWidth: number) =>
    textBlock(sheet, text, STYLES.headline, candidateWidth, { tag: 'H1' });
  const narrower = width - 10;
  return createBlock(narrower).height > createBlock(width).height || narrower < MAX_TEXT_WIDTH / 2
    ? createBlock(width)
    : createBalancedHeadline(sheet, text, narrower);
}

function createContactBlock(sheet: Sheet, shop: PrintingShop, note: string): Block {
  const fields = [
    ['Phone', shop.phone],
    ['E-mail', shop.email],
    ['Address', shop.address],
  ] as const;
  const cells = fields.map(([label, value]) => (width: number) => {
    return labelledValue(sheet, label, value, width);
  });
  return stackBlocks(
    [
      textBlock(sheet, `Request a quote from ${shop.name}`, STYLES.heading, FRAME_WIDTH, { tag: 'H2' }),
      borderedCells(sheet, cells, FRAME_WIDTH),
      textBlock(sheet, note, STYLES.small, FRAME_WIDTH),
    ],
    5,
  );
}
