import { type Block, stackBlocks, tagWithin } from '#server/platform/pdf/block.ts';
import { layOutTable, type TableColumn } from '#server/platform/pdf/ruled-table.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH, STYLES } from '#server/platform/pdf/theme.ts';
import { layOutPictureWithNameplate } from './brochure-picture.ts';
import type { DemoProduct } from './catalogue/demo-category.ts';
import { drawPage, MAX_TEXT_WIDTH, type PrintingShop } from './draw-page.ts';

type Specification = DemoProduct['specifications'][number];

/** The heading above the table says what the rows are. */
const SPECIFICATION_COLUMNS: TableColumn<Specification>[] = [
  { heading: '', align: 'left', text: ([name]) => name },
  { heading: '', align: 'left', text: ([, value]) => value, stretches: true },
];

/**
 * Draws a product's brochure, one A4 page.
 * @param group category and sub-category, as printed above the title.
 */
export function drawBrochure(
  product: DemoProduct,
  group: string,
  shop: PrintingShop,
  jpeg: Buffer,
): Promise<Uint8Array> {
  const page = {
    title: product.title,
    kicker: group,
    headline: product.title,
    createBody: (sheet: Sheet) => [
      layOutPictureWithNameplate(sheet, product, jpeg),
      createDescription(sheet, product),
      createSpecifications(sheet, product),
    ],
    note: 'For price, GST and delivery, please request a quote. Specifications are the manufacturer’s and may change.',
  };
  return drawPage(page, shop);
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
