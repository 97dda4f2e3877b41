import { matchRoutes, type ServerBuild } from 'react-router';
import { knownQuery } from '#contract/known-query.ts';

/** What a page of the storefront declares when it is the same for everyone; see web/shared-page.ts. */
type SharedPage = { isShared: true; query: readonly string[]; anyOf: readonly string[] };

/** Longer addresses are nobody's but a tester's. */
const LONGEST_KEY = 1000;

/**
 * The address that stands for all addresses of the same page: without what the page does not depend on. Rendering it
 * cannot show anything of who asked.
 * @returns undefined when the page is not the same for everyone.
 */
export type ReadPageKey = (url: URL) => string | undefined;

export function createPageKeys(build: ServerBuild): ReadPageKey {
  const routes = Object.values(build.routes).flatMap((route) =>
    route && route.parentId !== undefined
      ? [{ id: route.id, path: route.path ?? '/', handle: route.module.handle as SharedPage | undefined }]
      : [],
  );
  return (url) => {
    // Not a page but its data, which the storefront's router may ask for.
    if (url.pathname.endsWith('.data')) return undefined;
    const match = matchRoutes(routes, url.pathname)?.[0];
    if (!match?.route.handle?.isShared) return undefined;
    const { query, anyOf } = match.route.handle;
    const segments = match.route.path.split('/').map((segment) => {
      const name = segment.replace(/^:/, '');
      if (anyOf.includes(name)) return '-';
      return segment.startsWith(':') ? encodeURIComponent(match.params[name] ?? '') : segment;
    });
    const key = `/${segments.filter((segment) => segment !== '').join('/')}${knownQuery(url.searchParams, query)}`;
    return key.length <= LONGEST_KEY ? key : undefined;
  };
}
