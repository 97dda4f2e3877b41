import { createHash } from 'node:crypto';
import { type Market, markets } from './kinds.ts';
import { createRandom, type Random } from './random.ts';
import { brands, drawAttribute, plainWords, rareWords, WORST_WORD_SHARE, WORST_WORDS } from './words.ts';

/** The `number`th product of the made-up market; the same in every catalogue, whatever its size. */
export type MadeUpProduct = {
  id: string;
  categoryId: string;
  subCategoryId: string;
  hsn: string;
  brand: string;
  model: string;
  kind: string;
  /** A word that few products have, or none. */
  series: string | undefined;
  title: string;
  description: string;
  specifications: { name: string; value: string }[];
  listPricePaise: number;
  discountBps: number;
  gstBps: number;
  ratings: number[];
};

type Place = { market: Market; subCategory: string; kind: string };

const places: readonly Place[] = shuffled(
  markets.flatMap((market) =>
    Object.entries(market.kinds).flatMap(([subCategory, kinds]) =>
      kinds.map((kind) => ({ market, subCategory, kind })),
    ),
  ),
);

export function makeUpProduct(number: number): MadeUpProduct {
  // Seeds that follow each other are spread, so that neighbours have nothing in common.
  const random = createRandom(Math.imul(number + 1, 0x9e3779b1));
  // The flatness puts the largest kind at 3 % of the catalogue and the largest brand at 4 %.
  const { market, subCategory, kind } = at(places, random.zipf(places.length, 10));
  const brand = at(brands, random.zipf(brands.length, 4));
  const model = modelCode(number);
  const series = random.isTrue(0.35) ? capitalised(rareWord(random)) : undefined;
  const attributes = market.attributes.map((name) => ({ name, value: drawAttribute(name, random) }));
  const titled = attributes.filter(() => random.isTrue(0.5)).map(({ value }) => value);
  const worst = WORST_WORDS.filter(() => random.isTrue(WORST_WORD_SHARE));
  return {
    id: productId(number),
    categoryId: idOf('category', market.category),
    subCategoryId: idOf('sub-category', market.category, subCategory),
    hsn: market.hsn,
    brand,
    model,
    kind,
    series,
    title: [brand, series, model, ...worst, kind, ...titled].filter((part) => part !== undefined).join(' '),
    description: describe(kind, random),
    specifications: attributes.map(({ name, value }) => ({ name: capitalised(name), value })),
    listPricePaise: 100 * Math.round(Math.exp(8.5 + 1.3 * random.normal())),
    discountBps: random.isTrue(0.3) ? 0 : 250 * (1 + random.below(16)),
    gstBps: random.pick([500, 1200, 1800, 1800, 1800, 1800, 2800]),
    ratings: random.isTrue(0.6) ? [] : Array.from({ length: 1 + random.below(12) }, () => drawRating(random)),
  };
}

export function productId(number: number): string {
  return idOf('product', String(number));
}

/** Looks like the shop's ids, so that the indexes on them are as large and as scattered. */
export function idOf(...names: string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('base64url').replace(/[-_]/g, '0').slice(0, 22);
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODES = LETTERS.length ** 3 * 10_000;

/** 'VX-1234K'. Multiplying by a number without a common divisor scatters the codes and keeps them different. */
function modelCode(number: number): string {
  const code = (number * 31_415_927) % CODES;
  const [first, second, last] = [0, 1, 2].map((place) =>
    LETTERS.charAt(Math.floor(code / (10_000 * LETTERS.length ** place)) % LETTERS.length),
  );
  return `${first}${second}-${String(code % 10_000).padStart(4, '0')}${last}`;
}

/** 20 to 40 words, a quarter of them rare. */
function describe(kind: string, random: Random): string {
  const words = Array.from({ length: 20 + random.below(21) - kind.split(' ').length }, () =>
    random.isTrue(0.25) ? rareWord(random) : at(plainWords, random.zipf(plainWords.length, 3)),
  );
  return `${kind} ${words.join(' ')}.`;
}

function rareWord(random: Random): string {
  return at(rareWords, random.zipf(rareWords.length, 20));
}

/** Half stars from 2 to 5, most of them good. */
function drawRating(random: Random): number {
  return 5 - Math.floor(7 * random.next() ** 2) / 2;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index}.`);
  return item;
}

/** Large and small kinds side by side in every category. */
function shuffled<T>(items: readonly T[]): T[] {
  const random = createRandom(1);
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
