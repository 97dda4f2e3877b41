import { type GeneratedProduct, generateProduct } from './generate-product.ts';
import type { Random } from './random.ts';

/** Generates realistic search texts for the products of the generated catalogue. */
export type QueryGenerator = {
  /** The first one to six letters of a word, as while it is being typed. */
  prefix(): string;
  /** A prefix with a typo; at minLength three letters, because shorter ones cannot be corrected. */
  misspeltPrefix(): string;
  /** A piece of a word without its first letter, at least four letters long. */
  innerText(): string;
  /** Three letters that are inside words. */
  innerLetters(): string;
  /** Four characters from the middle of a part number. */
  innerNumber(): string;
  /** A complete search text. */
  query(): string;
  /** A kind of product and the value of one of its specifications. */
  queryWithValue(): string;
  /** A complete search text with a typo. */
  misspeltQuery(): string;
  /** A kind of product and a price, in the ways that buyers name prices. */
  pricedQuery(): string;
};

/** @param products the catalogue's size; every text is derived from one of its products. */
export function createQueryGenerator(products: number, random: Random): QueryGenerator {
  const drawProduct = () => generateProduct(random.below(products));

  function drawWord(): string {
    const { kind, brand, series, model } = drawProduct();
    return random.pick([...kind.split(' '), ...kind.split(' '), brand, series ?? brand, model]).toLowerCase();
  }
  const takePrefix = (text: string, minLength: number) =>
    text.slice(0, minLength + random.below(7 - minLength));

  return {
    prefix: () => takePrefix(drawWord(), 1),
    misspeltPrefix: () => withTypo(takePrefix(drawWord(), 3), random),
    innerText: () => {
      const longest = drawProduct()
        .kind.split(' ')
        .reduce((a, b) => (b.length > a.length ? b : a));
      return longest.toLowerCase().slice(1);
    },
    innerLetters: () =>
      drawWord()
        .replace(/[^a-z]/g, '')
        .padEnd(5, 'ing')
        .slice(2, 5),
    innerNumber: () =>
      drawProduct()
        .model.toLowerCase()
        .replace(/[^a-z\d]/g, '')
        .slice(-4),
    query: () => drawQuery(drawProduct(), random),
    queryWithValue: () => {
      const { kind, specifications } = drawProduct();
      return `${random.pick(specifications).value} ${kind}`.toLowerCase();
    },
    misspeltQuery: () => withTypo(drawProduct().kind.toLowerCase(), random),
    pricedQuery: () => drawPricedQuery(drawProduct(), random),
  };
}

/** Half of the queries are a kind; the others are more or less specific, down to the exact model. */
function drawQuery({ kind, brand, series, model, title }: GeneratedProduct, random: Random): string {
  const lastWordOfKind = kind.split(' ').at(-1) ?? kind;
  const lastWordsOfTitle = title.split(' ').slice(-2).join(' ');
  const candidates = [kind, kind, kind, kind, kind];
  candidates.push(
    `${brand} ${kind}`,
    `${kind} ${lastWordsOfTitle}`,
    lastWordOfKind,
    `${series ?? brand} ${lastWordOfKind}`,
    model,
  );
  return random.pick(candidates).toLowerCase();
}

/** The price is near that of the product, so that some products of its kind cost more and others less. */
function drawPricedQuery({ kind, listPricePaise }: GeneratedProduct, random: Random): string {
  const rupees = Math.ceil(listPricePaise / 100_000) * 1000;
  const price = random.pick([
    `under ${rupees}`,
    `below ₹${rupees}`,
    `${rupees} se kam`,
    `above ${rupees / 1000}k`,
    `between ${rupees / 2} and ${2 * rupees}`,
  ]);
  return `${kind} ${price}`.toLowerCase();
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Omits, doubles, transposes or replaces one letter after the first. */
function withTypo(text: string, random: Random): string {
  const position = 1 + random.below(Math.max(1, text.length - 2));
  const [before, letter, after] = [text.slice(0, position), text.charAt(position), text.slice(position + 1)];
  return random.pick([
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + random.pick([...LETTERS]) + after,
  ]);
}
