import { isColour } from '#domain/colours.ts';
import { createValueWordTest } from '#domain/quick-order/value-words.ts';
import { comesInSizes } from '#domain/sizes.ts';
import { hasNamedValues, listMissingValues, namesValues } from '#domain/specifications/named-values.ts';
import { readValueWords } from '#domain/specifications/read-value-words.ts';
import type { DescribedProduct } from '#domain/specifications/specification.ts';
import type { ParsedQuery } from '#server/features/search-query/parse-query.ts';
import { getClosest, type Term } from '#server/features/search-query/terms.ts';
import {
  getRequiredTerms,
  matchAtLeast,
  matchEvery,
  matchKind,
} from '#server/features/search-query/text-match.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import {
  type DescribedCandidate,
  selectDescriptions,
  selectMatchingCandidates,
} from './fitting-product-queries.ts';

/**
 * The products that fit a line in all that it names: the kind of goods is in their heading, the colour there or in a
 * specification, and each figure with a unit is their own.
 * @param query the parsed line.
 */
export async function findFittingProducts(
  database: ReadDatabase,
  line: string,
  { terms, typedTerms, missingBrands }: ParsedQuery,
  ids: readonly string[],
): Promise<string[]> {
  const words = selectGoodsWords(line, terms);
  // A word that nothing is like may be what matters: 'bench drill' is no drill.
  const isComplete = words.length > 0 && words.length >= selectGoodsWords(line, typedTerms).length;
  if (!isComplete || missingBrands.length > 0) return [];
  const fitting = await selectWithValues(database, line, matchKind(words, isColour), ids);
  // A motor rather than another product of 'Pumps and Motors'.
  const called = fitting.filter(({ title }) =>
    words.every(({ typed }) => title.toLowerCase().includes(typed)),
  );
  return (called.length > 0 ? called : fitting).map(({ id }) => id);
}

/** The terms for the goods themselves, without figures: 'pallet' and 'truck' of 'pallet truck 2.5 ton'. */
export function selectGoodsWords(line: string, terms: readonly Term[]): Term[] {
  const isValueWord = createValueWordTest(line);
  return getRequiredTerms(terms).filter(({ typed }) => !isValueWord(typed));
}

/** Whether a product has all words of a line in its heading: a press that filters hydraulic oil is none itself. */
export async function isNamedInHeading(
  database: ReadDatabase,
  { terms }: ParsedQuery,
  id: string,
): Promise<boolean> {
  const query = matchKind(getRequiredTerms(terms), isColour);
  return (await selectMatchingCandidates(database, [id], query)).length > 0;
}

/**
 * The products with any of the words of a line in their heading: a cutter has blades, but is no 'hacksaw blade'. A
 * colour alone is no such word: no red wire for 'red oxide primer'.
 */
export async function selectCalledByAny<Product extends { id: string }>(
  database: ReadDatabase,
  line: string,
  { terms }: ParsedQuery,
  products: readonly Product[],
): Promise<Product[]> {
  const words = selectGoodsWords(line, terms);
  if (words.length === 0) return [...products];
  const goods = words.filter((word) => !isColourTerm(word));
  if (goods.length === 0) return [];
  const ids = products.map(({ id }) => id);
  const called = await selectMatchingCandidates(database, ids, matchAtLeast(goods, 1).inHeading);
  return products.filter(({ id }) => called.some((each) => each.id === id));
}

/** Whether a line names a colour, or a figure with a unit. */
export function namesProperties(line: string, { terms }: ParsedQuery): boolean {
  return terms.some(isColourTerm) || readValueWords(line).length > 0;
}

/** Whether a product has all of those that a line names; its other words may be anywhere. */
export async function hasNamedProperties(
  database: ReadDatabase,
  line: string,
  { terms }: ParsedQuery,
  id: string,
): Promise<boolean> {
  const colours = terms.filter(isColourTerm);
  const query = colours.length > 0 ? matchKind(colours, isColour) : matchEvery(terms).anywhere;
  return (await selectWithValues(database, line, query, [id])).length > 0;
}

/** Product id → the brands and values that a line names and the product does not have. */
export async function findMissingValues(
  database: ReadDatabase,
  line: string,
  missingBrands: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (!namesValues(line)) return new Map(ids.map((id) => [id, [...missingBrands]]));
  const candidates = await selectDescriptions(database, ids);
  const list = (each: DescribedCandidate) => [...missingBrands, ...listMissingValues(line, describe(each))];
  return new Map(candidates.map((each) => [each.id, list(each)]));
}

/** Whether any of the products comes in sizes. */
export async function doComeInSizes(database: ReadDatabase, ids: readonly string[]): Promise<boolean> {
  const candidates = await selectDescriptions(database, ids);
  return candidates.some(({ specifications }) => comesInSizes(specifications));
}

function isColourTerm(term: Term): boolean {
  return getClosest(term).flat().some(isColour);
}

/** Those that match a tsquery and have the values that a line names. */
async function selectWithValues(
  database: ReadDatabase,
  line: string,
  query: string,
  ids: readonly string[],
): Promise<DescribedCandidate[]> {
  const candidates = await selectMatchingCandidates(database, ids, query);
  return candidates.filter((candidate) => hasNamedValues(line, describe(candidate)));
}

/** What a unit contains is a property as well: a bag of 50 kg. */
function describe({ title, specifications, unitContent }: DescribedCandidate): DescribedProduct {
  return { title, specifications: [...specifications, { name: '', value: unitContent ?? '' }] };
}
