import { withImplied } from '#domain/specifications/implied-specifications.ts';
import { readQuantities } from '#domain/specifications/read-quantities.ts';
import { type NamedValue, omitValues, readValueWords } from '#domain/specifications/read-value-words.ts';
import type { DescribedProduct } from '#domain/specifications/specification.ts';
import { formatChoiceFilter, formatFigureFilter } from '#domain/specifications/specification-filter.ts';
import type { SpecificationCount } from '#server/features/catalogue/count-specifications.ts';

/** The specifications that a search text names, as values of the query's `spec`, and the rest of the text. */
export type SpecificationsInWords = { text: string; spec: string[] };

/** What a search has found. */
type Found = {
  /** The best matches first. */
  products: readonly (DescribedProduct & { decidingSpecifications?: string[] })[];
  /** The typed values of all of them. */
  counts: readonly SpecificationCount[];
};

/**
 * Finds which specifications the values in a text are of.
 * @param chosen the values of `spec` in the query, whose specifications are not looked for.
 */
export function findSpecificationsInWords(
  text: string,
  { products, counts }: Found,
  chosen: readonly string[],
): SpecificationsInWords | undefined {
  const free = counts.filter(({ name }) => !chosen.some((each) => each.startsWith(`${name}:`)));
  const named = readValueWords(text).flatMap((value) => {
    const filter = findFilter(value, { products, counts: free });
    return filter === undefined ? [] : [{ ...value, filter }];
  });
  if (named.length === 0) return undefined;
  return { text: omitValues(text, named), spec: [...new Set(named.map(({ filter }) => filter))] };
}

/** All figures that the buyer may mean, of one specification; of a range also where no product is. */
function findFilter(value: NamedValue, { products, counts }: Found): string | undefined {
  const matching = Map.groupBy(
    counts.filter((count) => value.isMatch(count.name, count)),
    ({ name }) => name,
  );
  const name = products
    .map((product) => findName(value, product, matching))
    .find((each) => each !== undefined);
  const values = (name && matching.get(name)) || [];
  if (name === undefined || !values[0]) return undefined;
  const figures = values.flatMap(({ number }) => number ?? []);
  if (figures.length === 0) return formatChoiceFilter(name, values[0].text);
  const { min, max } = value.range ?? { min: Infinity, max: -Infinity };
  return formatFigureFilter(
    name,
    min === null ? null : Math.min(min, ...figures),
    max === null ? null : Math.max(max, ...figures),
  );
}

/** The specification in which a product has the value, a deciding one if there are several. */
function findName(
  value: NamedValue,
  product: Found['products'][number],
  names: ReadonlyMap<string, unknown>,
): string | undefined {
  const deciding = product.decidingSpecifications?.map((name) => name.toLowerCase()) ?? [];
  const placeOf = (name: string) => {
    const place = deciding.indexOf(name.toLowerCase());
    return place < 0 ? deciding.length : place;
  };
  return withImplied(product)
    .filter(({ name, value: text }) => names.has(name) && isNamed(value, name, text))
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name))[0]?.name;
}

function isNamed(value: NamedValue, name: string, text: string): boolean {
  return (
    value.isMatch(name, { number: null, text }) ||
    readQuantities(text).some(({ max, unit }) => value.isMatch(name, { number: max, text: unit }))
  );
}
