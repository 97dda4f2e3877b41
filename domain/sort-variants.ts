/**
 * Sorts the products of a family by their values of its options, the first option first: by number where every value
 * begins with one ('8 mm' before '10 mm'), otherwise in the order in which the values appear.
 */
export function sortVariants<Variant extends { values: readonly string[] }>(
  variants: readonly Variant[],
): Variant[] {
  const ranks = (variants[0]?.values ?? []).map((_, option) =>
    rankValues(variants.map(({ values }) => values[option] ?? '')),
  );
  const getRanks = ({ values }: Variant) => ranks.map((rank, option) => rank.get(values[option] ?? '') ?? 0);
  return variants
    .map((variant) => ({ variant, key: getRanks(variant) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ variant }) => variant);
}

/** By the first number that differs. */
function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((rank, option) => rank - (b[option] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function rankValues(values: readonly string[]): Map<string, number> {
  const distinct = [...new Set(values)];
  const areNumbers = distinct.every((value) => /^\d/.test(value));
  const sorted = areNumbers
    ? distinct.toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b))
    : distinct;
  return new Map(sorted.map((value, rank) => [value, rank]));
}
