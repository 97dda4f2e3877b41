import { isMeasure } from '#domain/quick-order/list-units.ts';
import { nameBareSizes, removeNamedSizes } from '#domain/quick-order/named-sizes.ts';
import { type ListLine, readListLine } from '#domain/quick-order/read-list-line.ts';
import { removeRestatedFigures } from '#domain/quick-order/restated-figures.ts';
import { createValueWordTest } from '#domain/quick-order/value-words.ts';
import { omitValues, readValueWords } from '#domain/specifications/read-value-words.ts';
import { countUnits } from '#domain/unit-content.ts';
import { findLooserMatch } from '#server/features/search-query/find-looser-match.ts';
import {
  type BestProducts,
  hasMatch,
  NO_SUGGESTIONS,
  selectBestProducts,
} from '#server/features/search-query/match-queries.ts';
import { type ParsedQuery, parseQuery } from '#server/features/search-query/parse-query.ts';
import { boundPriceInclGst } from '#server/features/search-query/price-bounds.ts';
import type { Term } from '#server/features/search-query/terms.ts';
import {
  getRequiredTerms,
  matchEvery,
  ofNamedKind,
  type TextMatch,
} from '#server/features/search-query/text-match.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import {
  doComeInSizes,
  findFittingProducts,
  findMissingValues,
  hasNamedProperties,
  isNamedInHeading,
  namesProperties,
  selectCalledByAny,
} from './find-fitting-products.ts';

/**
 * A line and the products that it may ask for. One is found: the only one, or the first of several that are to choose
 * from nevertheless.
 */
export type MatchedLine = ListLine & {
  result: 'found' | 'choose' | 'none';
  /** At most MAX_CHOICES, best match first. */
  products: BestProducts['products'];
  /** Of several the only one that fits the line in figures, colour and kind of goods. */
  fittingId: string | undefined;
  /** Product id → the values that the line names and the product does not have. */
  missingValues: ReadonlyMap<string, string[]>;
};

const NOTHING_FOUND = {
  result: 'none',
  products: [],
  fittingId: undefined,
  missingValues: new Map(),
} satisfies Omit<MatchedLine, keyof ListLine>;

const MAX_CHOICES = 5;
/** With less of what was typed than this, or with one word of two, a product is something else that shares a word. */
const MIN_MATCHED_SHARE = 0.5;
/** 'ABC type', and a brand that need not be: 'Bosch or eq.' */
const GENERAL_WORDS = /\btype\b|\b\p{L}{2,20} ?(?:or|\/) ?(?:eq(?:uivalent|uiv)?|similar)\b\.?/giu;
const ANY_PRICE = boundPriceInclGst(null, null);

/**
 * Finds products for a line of a list, by the same search as everywhere. What looks like a measured quantity is a size
 * where products have that size and are sold by number: the '2.5 ton' of a pallet truck.
 */
export async function matchLine(database: ReadDatabase, typed: string): Promise<MatchedLine> {
  const matched = await matchTypedLine(database, typed);
  const text = nameBareSizes(matched.text);
  // The L of gloves is a size, and the L of an angle a shape.
  const isOfSizes =
    text !== matched.text &&
    (await doComeInSizes(
      database,
      matched.products.map(({ id }) => id),
    ));
  return isOfSizes ? { ...matched, text } : matched;
}

async function matchTypedLine(database: ReadDatabase, typed: string): Promise<MatchedLine> {
  const line = readListLine(typed);
  const matched = await matchReadLine(database, line);
  const { quantity, unit } = line;
  if (quantity === null || unit === null || !isMeasure(unit)) return matched;
  const isSoldSo = matched.products.some(
    (product) => product.unit === unit || countUnits(quantity, unit, product.unitContent ?? '') !== undefined,
  );
  if (isSoldSo) return matched;
  const size = `${quantity} ${unit.toLowerCase()}`;
  const text = `${line.text} ${size}`;
  const sized = await matchReadLine(database, { text, quantity: null, unit: null });
  const hasSize = sized.products.some(({ id }) => !sized.missingValues.get(id)?.includes(size));
  return hasSize ? sized : matched;
}

/** The products that a line names and, beside what only mentions its words, those with its figures in other numbers. */
async function matchReadLine(database: ReadDatabase, line: ListLine): Promise<MatchedLine> {
  // No product is called by a size of shoes. The numbers of '3.15x350' are words of their own in titles.
  const text = removeRestatedFigures(removeNamedSizes(line.text))
    .replaceAll(/(?<=\d)x(?=\d)/gi, ' x ')
    .replaceAll(GENERAL_WORDS, ' ');
  const matched = await matchText(database, line, text);
  if (matched.result === 'found' || matched.fittingId !== undefined) return matched;
  const others = await findByOtherFigures(database, text);
  const [fitting, ...further] = others.filter(({ id }) =>
    matched.products.every((product) => product.id !== id),
  );
  if (!fitting) return matched;
  const products = [fitting, ...further, ...matched.products].slice(0, MAX_CHOICES);
  const fittingId = further.length === 0 ? fitting.id : undefined;
  return { ...matched, result: 'choose', products, fittingId };
}

/**
 * Products that have all figures of a text, one of them by another number than the text: the motor of 1,430 rpm for
 * '2 hp 1440 rpm'.
 */
async function findByOtherFigures(database: ReadDatabase, text: string): Promise<BestProducts['products']> {
  const values = readValueWords(text);
  if (values.length < 2) return [];
  for (const value of values) {
    const query = await parseQuery(database, omitValues(text, [value]), { isTyping: false, isExact: false });
    if (query.terms.length === 0) continue;
    const { products } = await selectBestProducts(database, matchEvery(query.terms), ANY_PRICE);
    const ids = await findFittingProducts(
      database,
      text,
      query,
      products.map(({ id }) => id),
    );
    if (ids.length > 0) return products.filter(({ id }) => ids.includes(id));
  }
  return [];
}

/** The products that the words of a line find; `text` is what is looked for of it. */
async function matchText(database: ReadDatabase, line: ListLine, text: string): Promise<MatchedLine> {
  const query = await parseQuery(database, text, { isTyping: false, isExact: false });
  const { products, total, matched, all } = await findProducts(database, query, createValueWordTest(text));
  const share = matched / Math.min(all, countWanted(text, query, matched));
  const isSomethingElse = share < MIN_MATCHED_SHARE || (share === MIN_MATCHED_SHARE && matched === 1);
  if (total === 0) return { ...line, ...NOTHING_FOUND };
  const best = products.slice(0, MAX_CHOICES);
  const choices = matched === all ? best : await selectCalledByAny(database, text, query, best);
  if (choices.length === 0) return { ...line, ...NOTHING_FOUND };
  const ids = choices.map(({ id }) => id);
  const isSpecific = namesProperties(text, query);
  if (total === 1 && matched === all) {
    const id = ids[0] ?? '';
    const isFound =
      (await isNamedInHeading(database, query, id)) &&
      (!isSpecific || (await hasNamedProperties(database, text, query, id)));
    const missingValues = new Map([[id, query.missingBrands]]);
    if (isFound) return { ...line, ...NOTHING_FOUND, result: 'found', products: choices, missingValues };
  }
  // Nothing tells many products apart.
  const fitting =
    total <= MAX_CHOICES || isSpecific ? await findFittingProducts(database, text, query, ids) : [];
  if (isSomethingElse && fitting.length === 0) return { ...line, ...NOTHING_FOUND };
  const fittingId = fitting.length === 1 ? fitting[0] : undefined;
  const missingValues = await findMissingValues(database, text, query.missingBrands, ids);
  const countMissing = (id: string) => missingValues.get(id)?.length ?? 0;
  // A truck for 2.5 t before a better known one for 3 t.
  const sorted = choices.toSorted((a, b) => countMissing(a.id) - countMissing(b.id));
  const [nearest] = sorted;
  // All that come into question are among the choices, and a single one has the kind and the figures of the line.
  const isFound = total <= MAX_CHOICES && readValueWords(text).length > 0 && nearest?.id === fittingId;
  if (isFound) return { ...line, result: 'found', products: sorted, fittingId: undefined, missingValues };
  return { ...line, result: 'choose', products: sorted, fittingId, missingValues };
}

/** How many words and figures a line names: one that no product has is one, even in two words ('100 kg'). */
function countWanted(line: string, { typedTerms }: ParsedQuery, matched: number): number {
  const isValueWord = createValueWordTest(line);
  const words = countWords(typedTerms.filter(({ typed, isRequired }) => isRequired && !isValueWord(typed)));
  return matched > words ? Infinity : words + readValueWords(line).length;
}

/**
 * The best matches, how many words they were found by, and how many there are. Beside what has figures of a line and
 * some of its words stands what has all words in its heading, but not the figures.
 */
async function findProducts(
  database: ReadDatabase,
  { terms, typedTerms }: ParsedQuery,
  isValueWord: (words: string) => boolean,
): Promise<BestProducts & { matched: number; all: number }> {
  const requiredTerms = getRequiredTerms(terms);
  const required = countWords(requiredTerms);
  // A correction leaves unknown words out.
  const all = Math.max(required, countWords(typedTerms.filter(({ isRequired }) => isRequired)));
  if (terms.length === 0) return { ...NO_SUGGESTIONS, matched: 0, all };
  const select = (match: TextMatch) => selectBestProducts(database, match, ANY_PRICE);
  const found = await select(matchEvery(terms));
  if (found.total > 0) return { ...found, matched: required, all };
  const looser = await findLooserMatch(database, terms);
  if (!looser) return { ...NO_SUGGESTIONS, matched: 0, all };
  // A phrase that the shop knows names goods: it is what was found, rather than a word beside it.
  const matched = required - (requiredTerms.length - looser.count);
  const similar = await select(ofNamedKind(looser.match, terms));
  const words = terms.filter(({ typed }) => !isValueWord(typed));
  const match = matchEvery(words);
  const isNamed = words.length > 1 && (await hasMatch(database, match.inHeading));
  const named = isNamed ? (await select(match)).products : [];
  const others = named.filter(({ id }) => similar.products.every((product) => product.id !== id));
  return {
    ...similar,
    products: [...others, ...similar.products],
    total: similar.total + others.length,
    matched,
    all,
  };
}

/** How many words were typed for terms: a phrase that has a synonym is one term. */
function countWords(terms: readonly Term[]): number {
  return terms.reduce((count, { typed }) => count + typed.split(' ').length, 0);
}
