import { type Block, stackBlocks, tagWithin } from '#server/platform/pdf/block.ts';
import { layOutTable, type TableColumn } from '#server/platform/pdf/ruled-table.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { textBlock } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH, STYLES } from '#server/platform/pdf/theme.ts';
import type { DemoProduct } from './catalogue/demo-category.ts';
import { drawPage, MAX_TEXT_WIDTH, type PrintingShop } from './draw-page.ts';
import type { DocumentTable, FurtherDocument } from './further-documents.ts';

/** Draws a data sheet or a test certificate, one A4 page. */
export function drawFurtherDocument(
  { kind, tables }: FurtherDocument,
  product: DemoProduct,
  shop: PrintingShop,
): Promise<Uint8Array> {
  const isCertificate = kind === 'Test certificate (sample)';
  const sample = isCertificate
    ? 'SAMPLE: nothing was tested. The certificate for what you order comes with the goods.'
    : 'SAMPLE: product, maker and figures are made up.';
  const page = {
    title: `${kind}: ${product.title}`,
    kicker: `${kind} · ${product.brand} · model ${product.model}`,
    headline: product.title,
    createBody: (sheet: Sheet) => [
      textBlock(sheet, sample, STYLES.strong, MAX_TEXT_WIDTH),
      ...tables.map((table) => createTable(sheet, table)),
    ],
    note: 'For price, GST and delivery, please request a quote.',
  };
  return drawPage(page, shop);
}

/** Two columns are read beside each other; of more, the figures are on the right. */
function createTable(sheet: Sheet, { heading, columns, rows }: DocumentTable): Block {
  const isPairs = columns.length === 2;
  const tableColumns = columns.map(
    (name, index): TableColumn<readonly string[]> => ({
      heading: name,
      align: isPairs || index === 0 ? 'left' : 'right',
      text: (row) => row[index] ?? '',
      ...(index === (isPairs ? 1 : 0) && { stretches: true }),
    }),
  );
  const layout = { width: FRAME_WIDTH, columnGap: isPairs ? 40 : 28 };
  const table = layOutTable(sheet, tableColumns, [...rows], layout);
  const head = columns.some((name) => name !== '') ? [table.head] : [];
  return stackBlocks(
    [
      textBlock(sheet, heading, STYLES.heading, FRAME_WIDTH, { tag: 'H2' }),
      tagWithin(sheet, 'Table', stackBlocks([...head, ...table.rows])),
    ],
    2,
  );
}
