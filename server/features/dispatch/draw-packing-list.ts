import { formatSentQuantity } from '#domain/dispatch/describe-sent.ts';
import { parseDay } from '#domain/indian-day.ts';
import { formatDay } from '#domain/indian-format.ts';
import { composeUnit } from '#server/features/estimates/compose-unit.ts';
import type { EstimateParty } from '#server/features/estimates/estimate-document.ts';
import { type Field, fieldRow } from '#server/features/estimates/estimate-fields.ts';
import { drawRunningFoot, drawRunningHead } from '#server/features/estimates/running-lines.ts';
import type { ShipmentLine } from '#server/features/shipments/list-shipments.ts';
import { type Block, layOutRow, placeBlock, stackBlocks } from '#server/platform/pdf/block.ts';
import { borderedCells } from '#server/platform/pdf/bordered-cells.ts';
import { drawTable } from '#server/platform/pdf/draw-table.ts';
import { layOutTable, type TableColumn } from '#server/platform/pdf/ruled-table.ts';
import { Sheet } from '#server/platform/pdf/sheet.ts';
import { labelledValue, textBlock } from '#server/platform/pdf/text-block.ts';
import type { TextStyle } from '#server/platform/pdf/text-runs.ts';
import { DARK_STYLES, FRAME, FRAME_WIDTH, MACHINE_GREEN, STRONG_RULE } from '#server/platform/pdf/theme.ts';
import type { PackingList } from './packing-list-document.ts';

const SELLER_WIDTH = 340;
const GAP = 14;
const SIGNATURE_HEIGHT = 70;
const GRAMS_PER_KG = 1000;
const MAX_SELLER_LINES = 4;
const MAX_MODEL_WIDTH = 90;
const COLUMN_GAP = 9;
const FOOT = 'Packing list – not an invoice';

const COLUMNS: TableColumn<ShipmentLine>[] = [
  { heading: '#', align: 'left', text: (_, index) => String(index + 1) },
  { heading: 'Item', align: 'left', text: ({ product }) => product.title, stretches: true },
  { heading: 'Model', align: 'left', text: ({ product }) => product.model, maxWidth: MAX_MODEL_WIDTH },
  { heading: 'HSN', align: 'left', text: ({ product }) => product.hsn },
  { heading: 'Quantity', align: 'right', text: formatQuantity },
  { heading: 'Checked', align: 'right', text: () => '' },
];

/** Draws a packing list as an A4 PDF with embedded fonts. */
export async function drawPackingList(list: PackingList): Promise<Uint8Array<ArrayBuffer>> {
  const { shipment, seller } = list;
  const sheet = new Sheet(
    {
      title: `Packing list ${shipment.name} – ${list.shopName}`,
      author: seller.name,
      createdAt: shipment.sentAt,
    },
    (next) => drawRunningHead(next, `Packing list ${shipment.name} · ${seller.name}`),
    DARK_STYLES,
  );
  drawHead(sheet, list);
  const layout = { width: FRAME_WIDTH, columnGap: COLUMN_GAP };
  drawTable(sheet, layOutTable(sheet, COLUMNS, shipment.lines, layout));
  sheet.y += GAP;
  const closing = closingBlock(sheet, list);
  sheet.ensureSpace(closing.height);
  placeBlock(sheet, closing);
  sheet.onEveryPage((page, pages) => drawRunningFoot(sheet, FOOT, page, pages));
  return sheet.finish();
}

function drawHead(sheet: Sheet, { seller, shipment, billTo, shipTo, ...names }: PackingList): void {
  const limit = { maxLines: MAX_SELLER_LINES };
  const name = stackBlocks([
    textBlock(sheet, seller.name, sheet.styles.seller, SELLER_WIDTH, limit),
    textBlock(sheet, seller.address, sheet.styles.soft, SELLER_WIDTH, limit),
    textBlock(
      sheet,
      `GSTIN ${seller.gstin} · ${seller.phone} · ${seller.email}`,
      sheet.styles.soft,
      SELLER_WIDTH,
    ),
  ]);
  const titleWidth = FRAME_WIDTH - SELLER_WIDTH;
  const title = textBlock(sheet, 'Packing list', sheet.styles.title, titleWidth, {
    align: 'right',
    tag: 'H1',
  });
  placeBlock(
    sheet,
    layOutRow([
      { width: SELLER_WIDTH, block: name },
      { width: titleWidth, block: title },
    ]),
  );
  sheet.y += 10;
  sheet.drawRule([FRAME.left, sheet.y], [FRAME.right, sheet.y], STRONG_RULE, MACHINE_GREEN);
  sheet.y += 12;
  const identity: Field[] = [
    ['Shipment', shipment.name],
    ['Date', formatDay(shipment.sentAt)],
    ['Estimate number', names.estimateNumber],
    ['Your reference', names.reference],
    ['Your purchase order', withDay(names.poNumber, names.poDate)],
  ];
  for (const fields of toRows(identity)) placeBlock(sheet, labelledCells(sheet, fields, sheet.styles.strong));
  placeBlock(
    sheet,
    borderedCells(
      sheet,
      [
        (width) => partyBlock(sheet, 'SHIP TO', shipTo, width),
        (width) => partyBlock(sheet, 'BILL TO', billTo, width),
      ],
      FRAME_WIDTH,
    ),
  );
  for (const fields of toRows(listTransport(shipment))) placeBlock(sheet, labelledCells(sheet, fields));
  sheet.y += GAP;
}

function listTransport(shipment: PackingList['shipment']): Field[] {
  const { packages, weightGrams, lrNumber, lrDate, invoiceNumber, invoiceDate } = shipment;
  return [
    ['Transporter', shipment.transporter],
    ['LR number', withDay(lrNumber, lrDate)],
    ['Vehicle', shipment.vehicle],
    ['E-way bill', shipment.ewayBill],
    ['Packages', packages === null ? '' : String(packages)],
    ['Weight', weightGrams === null ? '' : `${(weightGrams / GRAMS_PER_KG).toLocaleString('en-IN')} kg`],
    ['Invoice', withDay(invoiceNumber, invoiceDate)],
  ];
}

/** Of at most four fields; what is not known is left out. */
function toRows(fields: readonly Field[]): Field[][] {
  const known = fields.filter(hasValue);
  return known.length > 4 ? [known.slice(0, 4), known.slice(4)] : known.length > 0 ? [known] : [];
}

function labelledCells(sheet: Sheet, fields: readonly Field[], style?: TextStyle): Block {
  const contents = fields.map(
    ([label, value]) =>
      (width: number) =>
        labelledValue(sheet, label, value, width, style),
  );
  return borderedCells(sheet, contents, FRAME_WIDTH);
}

function partyBlock(sheet: Sheet, label: string, party: EstimateParty, width: number): Block {
  const { customer, addressLines, state, gstin = '', contactName, phone } = party;
  const fields: Field[] = [
    ['State (code)', state],
    ['GSTIN', gstin],
  ];
  const contact: Field[] = [
    ['Kind attn.', contactName],
    ['Phone', phone],
  ];
  return stackBlocks(
    [
      textBlock(sheet, label, sheet.styles.label, width, { tag: 'H2' }),
      stackBlocks([
        textBlock(sheet, customer, sheet.styles.strong, width),
        ...addressLines.map((line) => textBlock(sheet, line, sheet.styles.body, width)),
      ]),
      fieldRow(sheet, fields.filter(hasValue), width),
      fieldRow(sheet, contact, width),
    ],
    4,
  );
}

function closingBlock(sheet: Sheet, { shipment }: PackingList): Block {
  const note = textBlock(sheet, shipment.note, sheet.styles.body, FRAME_WIDTH);
  const signatures = borderedCells(
    sheet,
    ['Packed by', 'Received in good condition by (name, date, stamp)'].map(
      (label) => (width: number) => textBlock(sheet, label, sheet.styles.label, width),
    ),
    FRAME_WIDTH,
    SIGNATURE_HEIGHT,
  );
  return stackBlocks([note, signatures], GAP);
}

/** `2 of 5 NOS` */
function formatQuantity({ quantity, ordered, product }: ShipmentLine): string {
  const { unit } = composeUnit(product);
  return [formatSentQuantity(quantity, ordered), unit?.code].filter(Boolean).join(' ');
}

function withDay(value: string, day: string | null): string {
  const start = day === null ? undefined : parseDay(day);
  return start && value !== '' ? `${value}, ${formatDay(start)}` : value;
}

function hasValue([, value]: Field): boolean {
  return value !== '';
}
