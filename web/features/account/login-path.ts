/** Where somebody goes after the login when they were going nowhere in particular. */
const HOME = '/';

/** Stands in for the shop's own origin while a path is read as a browser would read it. */
const NOWHERE = 'https://shop.invalid';

/** The login page, keeping where the buyer was going. */
export function loginPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}

/**
 * Where to go after the login: the `next` of the query when it is a path of this shop, else home. Anything that a
 * browser could read as another site (`//evil.example`, `/\evil.example`, `https:…`) is refused.
 */
export function pathAfterLogin(search: URLSearchParams): string {
  const next = search.get('next');
  if (!next?.startsWith('/')) return HOME;
  try {
    const url = new URL(next, NOWHERE);
    const isHere = url.origin === NOWHERE && !url.pathname.startsWith('//');
    return isHere ? url.pathname + url.search + url.hash : HOME;
  } catch {
    return HOME;
  }
}
