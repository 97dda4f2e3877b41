export const MAX_SAVED_LISTS = 50;
export const MAX_SAVED_LINES = 500;
export const MAX_SAVED_LIST_NAME_LENGTH = 80;
export const MAX_LINE_REMARK_LENGTH = 200;

/** A line of a saved list. A product has one line only. */
export type SavedLine = {
  productId: string;
  /** As in a wish: may be more than a cart takes, with at most three decimals. */
  quantity: number;
  /** A GST unit quantity code; absent for the unit by which the product is sold. */
  unit?: string | undefined;
  /** Absent if the buyer has written none. */
  remark?: string | undefined;
};

/** New values of a line; what is absent stays. An empty remark removes it. */
export type SavedLineChange = {
  productId: string;
  quantity?: number | undefined;
  remark?: string | undefined;
};

/** What one device changes in a saved list: line by line, so that devices do not overwrite each other's changes. */
export type SavedListChanges = {
  added: readonly SavedLine[];
  changed: readonly SavedLineChange[];
  removed: readonly string[];
  /** Lines to put before another one, or at the end. */
  moved: readonly { productId: string; before: string | null }[];
};

export const NO_LIST_CHANGES: SavedListChanges = { added: [], changed: [], removed: [], moved: [] };

/**
 * The lines after these changes. A product that is added again keeps its line with the larger quantity and the unit of
 * that, so that a repeated call changes nothing. Changes of a line that another device has removed meanwhile are
 * ignored.
 */
export function applySavedListChanges(
  lines: readonly SavedLine[],
  { added: addedLines, changed, removed, moved }: SavedListChanges,
): SavedLine[] {
  const byId = new Map(lines.map((line) => [line.productId, line]));
  for (const productId of removed) byId.delete(productId);
  for (const { productId, quantity, remark } of changed) {
    const line = byId.get(productId);
    if (!line) continue;
    const changes = { quantity: quantity ?? line.quantity, remark: remark ?? line.remark };
    byId.set(productId, buildLine(line, changes));
  }
  for (const added of addedLines) {
    const line = byId.get(added.productId);
    const larger = line && line.quantity >= added.quantity ? line : added;
    byId.set(added.productId, buildLine(larger, { remark: line?.remark ?? added.remark }));
  }
  return moved.reduce(moveLine, [...byId.values()]);
}

function buildLine(line: SavedLine, changes: Partial<SavedLine>): SavedLine {
  const { productId, quantity, unit, remark } = { ...line, ...changes };
  return { productId, quantity, ...(unit && { unit }), ...(remark && { remark }) };
}

function moveLine(lines: SavedLine[], { productId, before }: SavedListChanges['moved'][number]): SavedLine[] {
  const line = lines.find((each) => each.productId === productId);
  if (!line || before === productId) return lines;
  const others = lines.filter((each) => each !== line);
  const index = others.findIndex((each) => each.productId === before);
  return index < 0 ? [...others, line] : others.toSpliced(index, 0, line);
}
