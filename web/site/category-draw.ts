const DRAWN_CATEGORIES = 4;
/** Decision 038 has the costs of a shorter time. */
const DRAW_DURATION_MS = 10 * 60_000;

/** The number of the present draw, by the clock: all nodes and visitors have the same one. */
export function getCurrentDraw(): number {
  return Math.floor(Date.now() / DRAW_DURATION_MS);
}

/** Four random categories, in the operator's order; the same ones for the same draw. */
export function drawCategories<Category>(draw: number, categories: readonly Category[]): Category[] {
  const drawnPositions = new Set(
    [...categories.keys()]
      .sort((a, b) => hashPosition(draw, a) - hashPosition(draw, b))
      .slice(0, DRAWN_CATEGORIES),
  );
  return categories.filter((_, position) => drawnPositions.has(position));
}

/**
 * A 32-bit integer that looks random: multiplies and shifts as in MurmurHash3, so that each bit depends on all bits.
 */
function hashPosition(draw: number, position: number): number {
  let hash = Math.imul(draw, 0x9e3779b1) ^ Math.imul(position + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
