/** How many products can be compared side by side. */
export const MAX_COMPARED = 6;

/** A property of the compared products: the value of each, in their order, where it is stated. */
export type ComparisonRow = { name: string; values: (string | undefined)[]; isDifferent: boolean };

/**
 * The products' specifications, aligned by their names; capitals do not matter. Those that more of the products state
 * come first, otherwise in the products' own order.
 */
export function alignSpecifications(
  products: readonly (readonly { name: string; value: string }[])[],
): ComparisonRow[] {
  const rows = new Map<string, { name: string; values: (string | undefined)[] }>();
  for (const [index, specifications] of products.entries()) {
    for (const { name, value } of specifications) {
      const key = name.trim().toLowerCase();
      const row = rows.get(key) ?? { name, values: products.map(() => undefined) };
      const earlier = row.values[index];
      row.values[index] = earlier === undefined ? value : `${earlier}, ${value}`;
      rows.set(key, row);
    }
  }
  return [...rows.values()]
    .map((row) => ({ ...row, isDifferent: isDifferent(row.values) }))
    .toSorted((a, b) => countStated(b.values) - countStated(a.values));
}

/** Whether the values are not all the same; a value that is not stated differs from one that is. */
export function isDifferent(values: readonly (string | undefined)[]): boolean {
  return new Set(values.map((value) => value?.replaceAll(/\s+/g, ' ').trim().toLowerCase())).size > 1;
}

/** Which of the values are the best ones. None is as long as fewer than two are known, or all known ones are equal. */
export function findBest(values: readonly (number | undefined)[], better: 'higher' | 'lower'): boolean[] {
  const known = values.filter((value) => value !== undefined);
  const best = better === 'higher' ? Math.max(...known) : Math.min(...known);
  const isMarked = new Set(known).size > 1;
  return values.map((value) => isMarked && value === best);
}

function countStated(values: readonly unknown[]): number {
  return values.filter((value) => value !== undefined).length;
}
