/** Where somebody goes after the login when they were going nowhere in particular. */
const HOME = '/';

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
  const here = 'https://shop.invalid';
  const url = URL.parse(next, here);
  if (url?.origin !== here || url.pathname.startsWith('//')) return HOME;
  return url.pathname + url.search + url.hash;
}
