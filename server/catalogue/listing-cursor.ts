import * as z from 'zod/mini';
import { invalidField } from '#contract/errors.ts';
import type { ListOrder, ListPosition } from './listing-order.ts';

/** A position as the wire carries it: it opens where the list went on, and only in the order it was made for. */
export function cursorAfter(order: ListOrder, { key, listingNumber }: ListPosition): string {
  return Buffer.from(JSON.stringify([order, key, listingNumber])).toString('base64url');
}

const wholeNumber = z.int().check(z.nonnegative());
const number = z.number().check(z.minimum(-10), z.maximum(0));

/** The numbers that each order sorts by. */
const KEY_OF: Record<ListOrder, z.ZodMiniType<number>> = {
  all: wholeNumber,
  'price-asc': wholeNumber,
  'price-desc': z.int().check(z.nonpositive()),
  'rating-desc': number,
  best: number,
};

/** @throws Failure 'invalid' when this is no cursor of ours, or one of another order. */
export function readCursor(order: ListOrder, cursor: string): ListPosition {
  const parts = z.tuple([z.literal(order), KEY_OF[order], wholeNumber]).safeParse(parse(cursor));
  if (!parts.success) throw invalidField('after', 'after must be the next of the page before, in its order.');
  const [, key, listingNumber] = parts.data;
  return { key, listingNumber };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
