import { formatPercent } from '#domain/indian-format.ts';
import { type Block, layOutRow, stackBlocks } from '#server/platform/pdf/block.ts';
import { borderedCells, type CellContent } from '#server/platform/pdf/bordered-cells.ts';
import type { Sheet } from '#server/platform/pdf/sheet.ts';
import { labelledValue } from '#server/platform/pdf/text-block.ts';
import { FRAME_WIDTH, HAIR_RULE, RULE_COLOUR, STYLES } from '#server/platform/pdf/theme.ts';
import type { DemoProduct } from './catalogue/demo-category.ts';

/** In points; 4:3 like all product pictures. */
const PICTURE = { width: 330, height: 247.5 };
const PICTURE_GAP = 14;
const NAMEPLATE_WIDTH = FRAME_WIDTH - PICTURE.width - PICTURE_GAP;
/** Number of specifications on the nameplate, in addition to brand, model, HSN and GST. */
const MAX_NAMEPLATE_SPECIFICATIONS = 3;

/** Lays out the product's picture, with its key figures as a nameplate to the right. */
export function layOutPictureWithNameplate(sheet: Sheet, product: DemoProduct, jpeg: Buffer): Block {
  return layOutRow(
    [
      { width: PICTURE.width, block: createPictureBlock(sheet, product, jpeg) },
      { width: NAMEPLATE_WIDTH, block: createNameplate(sheet, product) },
    ],
    PICTURE_GAP,
  );
}

function createPictureBlock(sheet: Sheet, { title: alt }: DemoProduct, jpeg: Buffer): Block {
  const { width, height } = PICTURE;
  const drawPicture = (x: number, y: number): void => {
    sheet.pdf.image(jpeg, x, y, { width, height });
  };
  const drawFrame = (x: number, y: number): void => {
    sheet.artefact(() => {
      sheet.pdf.rect(x, y, width, height).lineWidth(HAIR_RULE).strokeColor(RULE_COLOUR).stroke();
    });
  };
  return {
    height,
    drawUntagged: drawPicture,
    draw: (parent, x, y) => {
      sheet.tag(parent, 'Figure', () => drawPicture(x, y), { alt });
      drawFrame(x, y);
    },
  };
}

/** The product's key figures in bordered cells, of the same height as its picture. */
function createNameplate(sheet: Sheet, product: DemoProduct): Block {
  const cell = (label: string, value: string): CellContent => {
    return (width) => labelledValue(sheet, label, value, width, STYLES.figure);
  };
  const rows = [
    [cell('Brand', product.brand), cell('Model', product.model)],
    ...product.specifications
      .slice(0, MAX_NAMEPLATE_SPECIFICATIONS)
      .map(([name, value]) => [cell(name, value)]),
    [cell('HSN', product.hsn), cell('GST', formatPercent(product.gstPercent * 100))],
  ];
  const height = PICTURE.height / rows.length;
  return stackBlocks(rows.map((cells) => borderedCells(sheet, cells, NAMEPLATE_WIDTH, height)));
}
