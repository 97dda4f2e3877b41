import { MAX_ID_LENGTH } from '#contract/list-limits.ts';
import { MAX_COMPARED } from '#domain/comparison.ts';

export type CompareIds = {
  ids: string[];
  /** How many ids cannot be a product's. */
  invalidCount: number;
  /** How many are beyond the most that can be compared. */
  leftOutCount: number;
};

/** Reads which products a URL compares: `ids=a,b,c` or, from a form, `ids=a&ids=b`. */
export function readCompareIds(search: URLSearchParams): CompareIds {
  const named = search
    .getAll('ids')
    .flatMap((value) => value.split(','))
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const distinct = [...new Set(named)];
  const valid = distinct.filter((id) => id.length <= MAX_ID_LENGTH && /^[\w-]+$/.test(id));
  const ids = valid.slice(0, MAX_COMPARED);
  return {
    ids,
    invalidCount: distinct.length - valid.length,
    leftOutCount: valid.length - ids.length,
  };
}
