import * as z from 'zod/mini';
import { invalidField } from '#contract/errors.ts';
import { isSpecificationSort, type ListSort } from '#contract/list-limits.ts';
import { MAX_RANK } from '#server/features/search-query/rank-expressions.ts';
import type { Cursor, SortKey } from './sorting.ts';

type CursorSort = SortKey | ListSort;

/** The wire form of a cursor: the next page starts after this position. It is valid for one sort key only. */
export function encodeCursor(sortKey: CursorSort, { key, listingNumber }: Cursor): string {
  return Buffer.from(JSON.stringify([sortKey, key, listingNumber])).toString('base64url');
}

const nonNegativeInteger = z.int().check(z.nonnegative());
/** PostgreSQL's `real` refuses numbers closer to zero. */
const SMALLEST_REAL = 1e-37;
const negatedRating = z.number().check(
  z.minimum(-10),
  z.maximum(0),
  z.refine((rating) => rating === 0 || Math.abs(rating) >= SMALLEST_REAL),
);
const negatedRank = z.number().check(z.minimum(-MAX_RANK), z.maximum(0));

/** The valid `key` of a cursor for each sort key. */
const KEY_SCHEMAS: Record<SortKey, z.ZodMiniType<number>> = {
  all: nonNegativeInteger,
  'price-asc': nonNegativeInteger,
  'price-desc': z.int().check(z.nonpositive()),
  'rating-desc': negatedRating,
  'dispatch-asc': nonNegativeInteger,
  best: negatedRank,
};

/** @throws AppError 'invalid_input' when the cursor is malformed or belongs to another sort key. */
export function decodeCursor(sortKey: CursorSort, cursor: string): Cursor {
  const parts = z
    .tuple([
      z.literal(sortKey),
      isSpecificationSort(sortKey) ? z.number() : KEY_SCHEMAS[sortKey],
      nonNegativeInteger,
    ])
    .safeParse(parseJson(cursor));
  if (!parts.success) throw invalidField('after', 'after must be the next of the page before, in its order.');
  const [, key, listingNumber] = parts.data;
  return { key, listingNumber };
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
