import { HOME_PATH } from '#domain/page-paths.ts';

/** Where somebody goes after the login when they were going nowhere in particular. */
const DEFAULT_PATH = HOME_PATH;

/** Stands in for the shop's own origin while a path is read as a browser would read it. */
const PLACEHOLDER_ORIGIN = 'https://shop.invalid';

/**
 * Where to go after the login: the `next` of the query when it is a path of this shop, else home. Anything that a
 * browser could read as another site (`//evil.example`, `/\evil.example`, `https:…`) is refused.
 */
export function pathAfterLogin(search: URLSearchParams): string {
  const next = search.get('next');
  if (!next?.startsWith('/')) return DEFAULT_PATH;
  try {
    const url = new URL(next, PLACEHOLDER_ORIGIN);
    const isSameOrigin = url.origin === PLACEHOLDER_ORIGIN && !url.pathname.startsWith('//');
    return isSameOrigin ? url.pathname + url.search + url.hash : DEFAULT_PATH;
  } catch {
    return DEFAULT_PATH;
  }
}
