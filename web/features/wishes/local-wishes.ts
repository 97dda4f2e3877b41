import { createContext, useContext } from 'react';
import { isUnitCode } from '#domain/unit.ts';
import type { Rental, RequestTerms, Wish, WishTerms } from '#domain/wish.ts';
import { createLocalStore } from '#web/storage/local-store.ts';

/** With the title of its product, which only this browser needs. */
export type TitledWish = Wish & { title?: string };

/** A wish of the list, by a key that only this browser knows. */
export type LocalWish = TitledWish & { key: string };

/** What the buyer wants beyond the cart, as it is stored in this browser. */
export type LocalWishes = {
  /** Product id → what is wanted of it. It counts while the product is in the cart. */
  lines: Record<string, WishTerms>;
  /** Without a line of the cart. */
  others: LocalWish[];
  request: RequestTerms;
};

/** Apart from what changes it, which only some pages load. */
export const localWishes = createLocalStore('udyoghaat_wishes', parseWishes);

/** What a request was sent with. Its page shows it until it is left, though the wishes are gone from the browser. */
export const SentWishes = createContext<LocalWishes | undefined>(undefined);

/** Updated by changes in this and other tabs; empty during server rendering. */
export function useWishes(): LocalWishes {
  const current = localWishes.useValue();
  return useContext(SentWishes) ?? current;
}
export const readWishes = localWishes.read;

const TEXTS = ['key', 'productId', 'title', 'text', 'unit', 'neededBy', 'remark'];
const NUMBERS = ['quantity', 'targetPricePaise'];

/** What is said, or anything else that a person or an older version has left in the storage, as far as it is usable. */
function parseWishes(stored: unknown): LocalWishes {
  const { lines, others, request } = toRecord(stored);
  const wishes = Object.values(toRecord(others)).map(parseWish) as LocalWish[];
  return {
    lines: Object.fromEntries(Object.entries(toRecord(lines)).map(([id, terms]) => [id, parseWish(terms)])),
    others: wishes.filter(
      ({ key, productId, text }, index) =>
        Number(key) > 0 &&
        (productId === undefined) !== (text === undefined) &&
        wishes.findIndex((wish) => wish.key === key) === index,
    ),
    request: pick(request, ['reference', 'neededBy', 'remark'], 'string'),
  };
}

function parseWish(stored: unknown): TitledWish {
  const { rental } = toRecord(stored);
  const { unit, ...texts } = pick(stored, TEXTS, 'string');
  return {
    ...texts,
    // The shop rejects others, which older versions offered.
    ...(unit !== undefined && isUnitCode(unit) && { unit }),
    ...pick(stored, NUMBERS, 'number'),
    ...(rental ? { rental: parseRental(rental) } : {}),
  };
}

function parseRental(stored: unknown): Rental {
  return {
    from: '',
    until: '',
    pin: '',
    ...pick(stored, ['from', 'until', 'pin'], 'string'),
    withOperator: toRecord(stored).withOperator === true,
  };
}

function pick(stored: unknown, names: readonly string[], type: 'string' | 'number'): Record<string, never> {
  return Object.fromEntries(
    Object.entries(toRecord(stored)).filter(([name, value]) => names.includes(name) && typeof value === type),
  ) as Record<string, never>;
}

function toRecord(stored: unknown): Record<string, unknown> {
  return Object(stored);
}
