import { createHash } from 'node:crypto';
import { type CategorySpec, categorySpecs, drawAttribute } from './category-specs.ts';
import { createRandom, type Random } from './random.ts';
import { brands, descriptionWords, rareWords, WORST_CASE_WORD_SHARE, WORST_CASE_WORDS } from './words.ts';

/** A product of the generated catalogue. Its content depends only on its number, not on the catalogue's size. */
export type GeneratedProduct = {
  id: string;
  categoryId: string;
  subCategoryId: string;
  hsn: string;
  brand: string;
  model: string;
  kind: string;
  /** A rare word, if the product has one. */
  series: string | undefined;
  title: string;
  description: string;
  specifications: { name: string; value: string }[];
  listPricePaise: number;
  discountBps: number;
  gstBps: number;
  ratings: number[];
};

type KindInCategory = { spec: CategorySpec; subCategory: string; kind: string };

const kindsInCategories: readonly KindInCategory[] = shuffle(
  categorySpecs.flatMap((spec) =>
    Object.entries(spec.kinds).flatMap(([subCategory, kinds]) =>
      kinds.map((kind) => ({ spec, subCategory, kind })),
    ),
  ),
);

export function generateProduct(number: number): GeneratedProduct {
  // Multiplied by a large odd number, because similar seeds would give similar products.
  const random = createRandom(Math.imul(number + 1, 0x9e3779b1));
  // With these values of flatness, the largest kind has 3 % of the catalogue and the largest brand 4 %.
  const { spec, subCategory, kind } = itemAt(kindsInCategories, random.zipf(kindsInCategories.length, 10));
  const brand = itemAt(brands, random.zipf(brands.length, 4));
  const model = toModelCode(number);
  const series = random.isTrue(0.35) ? capitalise(drawRareWord(random)) : undefined;
  const attributes = spec.attributes.map((name) => ({ name, value: drawAttribute(name, random) }));
  const titleAttributes = attributes.filter(() => random.isTrue(0.5)).map(({ value }) => value);
  const worstCaseWords = WORST_CASE_WORDS.filter(() => random.isTrue(WORST_CASE_WORD_SHARE));
  return {
    id: toProductId(number),
    categoryId: idFrom('category', spec.category),
    subCategoryId: idFrom('sub-category', spec.category, subCategory),
    hsn: spec.hsn,
    brand,
    model,
    kind,
    series,
    title: [brand, series, model, ...worstCaseWords, kind, ...titleAttributes]
      .filter((part) => part !== undefined)
      .join(' '),
    description: drawDescription(kind, random),
    specifications: attributes.map(({ name, value }) => ({ name: capitalise(name), value })),
    listPricePaise: 100 * Math.round(Math.exp(8.5 + 1.3 * random.normal())),
    discountBps: random.isTrue(0.3) ? 0 : 250 * (1 + random.below(16)),
    gstBps: random.pick([500, 1200, 1800, 1800, 1800, 1800, 2800]),
    ratings: random.isTrue(0.6) ? [] : Array.from({ length: 1 + random.below(12) }, () => drawRating(random)),
  };
}

export function toProductId(number: number): string {
  return idFrom('product', String(number));
}

/** The ids of all categories, the same in every catalogue. */
export const categoryIds = categorySpecs.map(({ category }) => idFrom('category', category));

/** The ids of all sub-categories, the same in every catalogue. */
export const subCategoryIds = categorySpecs.flatMap(({ category, kinds }) =>
  Object.keys(kinds).map((name) => idFrom('sub-category', category, name)),
);

/** Derives an id in the shop's format, so that indexes on ids are as large and as scattered as real ones. */
export function idFrom(...names: string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('base64url').replace(/[-_]/g, '0').slice(0, 22);
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const MODEL_CODE_COUNT = LETTERS.length ** 3 * 10_000;

/** For example 'VX-1234K'. Multiplying by a coprime number scatters the codes and keeps them unique. */
function toModelCode(number: number): string {
  const code = (number * 31_415_927) % MODEL_CODE_COUNT;
  const [first, second, last] = [0, 1, 2].map((position) =>
    LETTERS.charAt(Math.floor(code / (10_000 * LETTERS.length ** position)) % LETTERS.length),
  );
  return `${first}${second}-${String(code % 10_000).padStart(4, '0')}${last}`;
}

/** 20 to 40 words, a quarter of them rare. */
function drawDescription(kind: string, random: Random): string {
  const words = Array.from({ length: 20 + random.below(21) - kind.split(' ').length }, () =>
    random.isTrue(0.25)
      ? drawRareWord(random)
      : itemAt(descriptionWords, random.zipf(descriptionWords.length, 3)),
  );
  return `${kind} ${words.join(' ')}.`;
}

function drawRareWord(random: Random): string {
  return itemAt(rareWords, random.zipf(rareWords.length, 20));
}

/** Half stars from 2 to 5, most of them good. */
function drawRating(random: Random): number {
  return 5 - Math.floor(7 * random.next() ** 2) / 2;
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Index ${index} is out of range.`);
  return item;
}

/** Spreads large and small kinds over all categories. */
function shuffle<T>(items: readonly T[]): T[] {
  const random = createRandom(1);
  return items
    .map((item) => ({ item, sortKey: random.next() }))
    .sort((a, b) => a.sortKey - b.sortKey)
    .map(({ item }) => item);
}
