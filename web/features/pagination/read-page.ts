import { MAX_PAGE } from '#contract/list-limits.ts';

/** The page of a list that an address names; what is no page counts as the first. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}
