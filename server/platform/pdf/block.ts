/** Blocks: content of a known height that can be drawn at any position, and blocks composed of blocks. */

import type { Sheet, StructureElement } from './sheet.ts';
import { FRAME } from './theme.ts';

export type Block = {
  height: number;
  /** Draws the block with its upper left corner at a point, as tagged content of a structure element. */
  draw: (parent: StructureElement, x: number, y: number) => void;
  /** Draws the block untagged, for repeated content. */
  drawUntagged: (x: number, y: number) => void;
};

/** A block in a row, with its width there. */
export type RowCell = { width: number; block: Block };

/** Stacks blocks vertically. Empty blocks take no space and no gap. */
export function stackBlocks(blocks: Block[], gap = 0): Block {
  let top = 0;
  const placed = blocks
    .filter((block) => block.height > 0)
    .map((block) => {
      const place = { block, x: 0, y: top };
      top += block.height + gap;
      return place;
    });
  return groupBlocks(placed, Math.max(0, top - gap));
}

/** Places blocks side by side, aligned at the top. */
export function layOutRow(cells: RowCell[], gap = 0): Block {
  let left = 0;
  const placed = cells.map(({ width, block }) => {
    const place = { block, x: left, y: 0 };
    left += width + gap;
    return place;
  });
  return groupBlocks(placed, Math.max(...cells.map((cell) => cell.block.height)));
}

/** A horizontal rule, whose height is its thickness. */
export function ruleBlock(sheet: Sheet, width: number, thickness: number, colour: string): Block {
  const paint = (x: number, y: number): void => {
    const middle = y + thickness / 2;
    sheet.drawRule([x, middle], [x + width, middle], thickness, colour);
  };
  return { height: thickness, drawUntagged: paint, draw: (_, x, y) => paint(x, y) };
}

/** Tags a block as one structure element; its content is not tagged further. */
export function tagAs(
  sheet: Sheet,
  type: string,
  block: Block,
  options: PDFKit.Mixins.StructureElementOptions = {},
): Block {
  const draw: Block['draw'] = (parent, x, y) => {
    sheet.tag(parent, type, () => block.drawUntagged(x, y), options);
  };
  return { ...block, draw };
}

/** Wraps a block in a structure element; its parts stay elements of their own. */
export function tagWithin(sheet: Sheet, type: string, block: Block): Block {
  return { ...block, draw: (parent, x, y) => block.draw(sheet.tag(parent, type), x, y) };
}

/** Draws a block at the left of the frame and moves `y` below it. */
export function placeBlock(sheet: Sheet, block: Block): void {
  block.draw(sheet.root, FRAME.left, sheet.y);
  sheet.y += block.height;
}

function groupBlocks(placed: { block: Block; x: number; y: number }[], height: number): Block {
  return {
    height,
    draw: (parent, x, y) => {
      for (const place of placed) place.block.draw(parent, x + place.x, y + place.y);
    },
    drawUntagged: (x, y) => {
      for (const place of placed) place.block.drawUntagged(x + place.x, y + place.y);
    },
  };
}
