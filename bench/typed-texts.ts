import { type MadeUpProduct, makeUpProduct } from './made-up-product.ts';
import type { Random } from './random.ts';

/** What people type who look for the products of the made-up market. */
export type TypedTexts = {
  /** One to six letters of a word, as they stand while it is being typed. */
  beginning(): string;
  /** The same with a slip in it; three letters at least, because in fewer nobody could tell. */
  misspeltBeginning(): string;
  /** A whole search. */
  search(): string;
  /** A whole search with a slip in it. */
  misspeltSearch(): string;
};

/** @param products how many the catalogue has; every text is about one of them. */
export function createTypedTexts(products: number, random: Random): TypedTexts {
  const drawProduct = () => makeUpProduct(random.below(products));

  function word(): string {
    const { kind, brand, series, model } = drawProduct();
    return random.pick([...kind.split(' '), ...kind.split(' '), brand, series ?? brand, model]).toLowerCase();
  }
  const beginningOf = (text: string, least: number) => text.slice(0, least + random.below(7 - least));

  return {
    beginning: () => beginningOf(word(), 1),
    misspeltBeginning: () => withSlip(beginningOf(word(), 3), random),
    search: () => searchFor(drawProduct(), random),
    misspeltSearch: () => withSlip(drawProduct().kind.toLowerCase(), random),
  };
}

/** Half the searches name a kind; the others say more, or less, or know the very model. */
function searchFor({ kind, brand, series, model, title }: MadeUpProduct, random: Random): string {
  const lastWordOfKind = kind.split(' ').at(-1) ?? kind;
  const lastOfTitle = title.split(' ').slice(-2).join(' ');
  const ways = [kind, kind, kind, kind, kind];
  ways.push(
    `${brand} ${kind}`,
    `${kind} ${lastOfTitle}`,
    lastWordOfKind,
    `${series ?? brand} ${lastWordOfKind}`,
    model,
  );
  return random.pick(ways).toLowerCase();
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One letter wrong after the first: left out, doubled, changed with its neighbour, or another one. */
function withSlip(text: string, random: Random): string {
  const place = 1 + random.below(Math.max(1, text.length - 2));
  const [before, letter, after] = [text.slice(0, place), text.charAt(place), text.slice(place + 1)];
  return random.pick([
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    before + random.pick([...LETTERS]) + after,
  ]);
}
