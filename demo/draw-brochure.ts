import {
  type Block,
  layOutRow,
  placeBlock,
  ruleBlock,
  stackBlocks,
  tagWithin,
} from '#server/platform/pdf/block.ts';
import { borderedCells } from '#server/platform/pdf/bordered-cells.ts';
import { layOutTable, type TableColumn } from '#server/platform/pdf/ruled-table.ts';
import { Sheet } from '#server/platform/pdf/sheet.ts';
import { labelledValue, textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME, FRAME_WIDTH, MACHINE_GREEN, STRONG_RULE, STYLES } from '#server/platform/pdf/theme.ts';
import { layOutPictureWithNameplate } from './brochure-picture.ts';
import type { DemoProduct } from './catalogue/demo-category.ts';

/** The shop's name and contact details, as printed on its brochures. */
export type BrochureShop = { name: string; nameHindi: string; phone: string; email: string; address: string };

type Specification = DemoProduct['specifications'][number];

/** In points; longer lines are hard to read. */
const MAX_TEXT_WIDTH = 400;

/** The heading above the table says what the rows are. */
const SPECIFICATION_COLUMNS: TableColumn<Specification>[] = [
  { heading: '', align: 'left', text: ([name]) => name },
  { heading: '', align: 'left', text: ([, value]) => value, stretches: true },
];

/**
 * Draws a product's brochure, one A4 page. The same input gives the same bytes.
 * @param group category and sub-category, as printed above the title.
 */
export async function drawBrochure(
  product: DemoProduct,
  group: string,
  shop: BrochureShop,
  jpeg: Buffer,
): Promise<Uint8Array> {
  const sheet = new Sheet({
    title: `${product.title} – ${shop.name}`,
    author: shop.name,
    // Any constant, so that drawing an unchanged brochure again does not change its file.
    createdAt: new Date('2026-04-01T00:00:00Z'),
  });
  const body = [
    createLetterhead(sheet, shop),
    createTitle(sheet, product, group),
    layOutPictureWithNameplate(sheet, product, jpeg),
    createDescription(sheet, product),
    createSpecifications(sheet, product),
  ];
  placeBlock(sheet, stackBlocks(body, 18));
  const contact = createContactBlock(sheet, shop);
  sheet.y = FRAME.bottom - contact.height;
  placeBlock(sheet, contact);
  return sheet.finish();
}

function createLetterhead(sheet: Sheet, shop: BrochureShop): Block {
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

function createTitle(sheet: Sheet, product: DemoProduct, group: string): Block {
  return stackBlocks([
    textBlock(sheet, group, STYLES.soft, FRAME_WIDTH),
    createBalancedHeadline(sheet, product.title),
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

function createDescription(sheet: Sheet, product: DemoProduct): Block {
  const paragraphs = product.description.split('\n\n');
  return stackBlocks(
    paragraphs.map((text) => textBlock(sheet, text, STYLES.reading, MAX_TEXT_WIDTH)),
    5,
  );
}

function createSpecifications(sheet: Sheet, product: DemoProduct): Block {
  const layout = { width: FRAME_WIDTH, columnGap: 40 };
  const { rows } = layOutTable(sheet, SPECIFICATION_COLUMNS, product.specifications, layout);
  return stackBlocks(
    [
      textBlock(sheet, 'Specifications', STYLES.heading, FRAME_WIDTH, { tag: 'H2' }),
      tagWithin(sheet, 'Table', stackBlocks(rows)),
    ],
    2,
  );
}

function createContactBlock(sheet: Sheet, shop: BrochureShop): Block {
  const fields = [
    ['Phone', shop.phone],
    ['E-mail', shop.email],
    ['Address', shop.address],
  ] as const;
  const cells = fields.map(([label, value]) => (width: number) => {
    return labelledValue(sheet, label, value, width);
  });
  const note =
    'For price, GST and delivery, please request a quote. Specifications are the manufacturer’s and may change.';
  return stackBlocks(
    [
      textBlock(sheet, `Request a quote from ${shop.name}`, STYLES.heading, FRAME_WIDTH, { tag: 'H2' }),
      borderedCells(sheet, cells, FRAME_WIDTH),
      textBlock(sheet, note, STYLES.running, FRAME_WIDTH),
    ],
    5,
  );
}
