import { MAX_PAGE } from '#contract/list-limits.ts';

/** Reads the page number of a list from a URL; 1 when it is missing or invalid. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}
