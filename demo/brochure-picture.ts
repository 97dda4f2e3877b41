import { formatPercent } from '#domain/indian-format.ts';
import { type Block, layOutRow, stackBlocks } from '#server/platform/pdf/block.ts';
import { borderedCells, type CellContent } from '#server/platform/pdf/bordered-cells.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { labelledValue } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH, HAIR_RULE, RULE_COLOUR, STYLES } from '#server/platform/pdf/theme.ts';
import type { DemoProduct } from './catalogue/demo-category.ts';

/** Pictures are 4:3, as everywhere in the shop. */
const PICTURE = { width: 330, height: 247.5 };
const PICTURE_GAP = 14;
const NAMEPLATE_WIDTH = FRAME_WIDTH - PICTURE.width - PICTURE_GAP;
/** Of so many of the figures the nameplate beside the picture is made. */
const NAMEPLATE_SPECIFICATIONS = 3;

/** The product's picture, and beside it what its maker would rivet to it. */
export function pictureWithNameplate(sheet: Sheet, product: DemoProduct, jpeg: Buffer): Block {
  return layOutRow(
    [
      { width: PICTURE.width, block: pictureBlock(sheet, product, jpeg) },
      { width: NAMEPLATE_WIDTH, block: nameplate(sheet, product) },
    ],
    PICTURE_GAP,
  );
}

function pictureBlock(sheet: Sheet, { title: alt }: DemoProduct, jpeg: Buffer): Block {
  const { width, height } = PICTURE;
  const paint = (x: number, y: number): void => {
    sheet.pdf.image(jpeg, x, y, { width, height });
  };
  const frame = (x: number, y: number): void => {
    sheet.artefact(() => {
      sheet.pdf.rect(x, y, width, height).lineWidth(HAIR_RULE).strokeColor(RULE_COLOUR).stroke();
    });
  };
  return {
    height,
    drawUntagged: paint,
    draw: (parent, x, y) => {
      sheet.tag(parent, 'Figure', () => paint(x, y), { alt });
      frame(x, y);
    },
  };
}

/** The product's key figures, as high as its picture. */
function nameplate(sheet: Sheet, product: DemoProduct): Block {
  const cell = (label: string, value: string): CellContent => {
    return (width) => labelledValue(sheet, label, value, width, STYLES.figure);
  };
  const rows = [
    [cell('Brand', product.brand), cell('Model', product.model)],
    ...product.specifications.slice(0, NAMEPLATE_SPECIFICATIONS).map(([name, value]) => [cell(name, value)]),
    [cell('HSN', product.hsn), cell('GST', formatPercent(product.gstPercent * 100))],
  ];
  const height = PICTURE.height / rows.length;
  return stackBlocks(rows.map((cells) => borderedCells(sheet, cells, NAMEPLATE_WIDTH, height)));
}
