import { HOME_PATH } from '#domain/page-paths.ts';

/** Base for parsing a path as a browser does; the shop's real origin is not needed. */
const PLACEHOLDER_ORIGIN = 'https://shop.invalid';

/**
 * The page to open after the login: the query's `next` when it is a path of this shop, else the home page. Anything
 * that a browser could read as another site (`//evil.example`, `/\evil.example`, `https:…`) is rejected.
 */
export function pathAfterLogin(search: URLSearchParams): string {
  const next = search.get('next');
  if (!next?.startsWith('/')) return HOME_PATH;
  try {
    const url = new URL(next, PLACEHOLDER_ORIGIN);
    const isSameOrigin = url.origin === PLACEHOLDER_ORIGIN && !url.pathname.startsWith('//');
    return isSameOrigin ? url.pathname + url.search + url.hash : HOME_PATH;
  } catch {
    return HOME_PATH;
  }
}
