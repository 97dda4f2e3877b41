import { InvalidArgumentError } from '@commander-js/extra-typings';
import { pageKey, SHOP_PAGES, toPageKey } from '#contract/page-names.ts';

const NAMES = Object.keys(SHOP_PAGES).join(', ');

/** A page by its name on the command line. The keys of the shop's own pages would need quotes in a shell. */
export const PAGE = ['<PAGE>', `${NAMES}, or one that was added`, parsePage] as const;
/** A page that was added. */
export const ADDED_PAGE = ['<PAGE>', 'a page that was added: the last part of its address'] as const;

function parsePage(typed: string): string {
  const key = toPageKey(typed);
  if (pageKey.safeParse(key).success) return key;
  throw new InvalidArgumentError(`The pages are: ${NAMES}, and those that “pages list” shows.`);
}
