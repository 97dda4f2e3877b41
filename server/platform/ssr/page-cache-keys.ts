import { matchRoutes, type ServerBuild } from 'react-router';
import { canonicalQuery } from '#contract/canonical-query.ts';
import { isRouterDataPath } from './render-page.ts';

/** The declaration of a page that is the same for everyone; see web/routing/cacheable-page.ts. */
type CacheablePage = { isCacheable: true; queryParams: readonly string[]; ignoredParams: readonly string[] };

/** Longer URLs occur only in tests and attacks. */
const MAX_KEY_LENGTH = 1000;

/**
 * The canonical path and query of a page, without everything the page does not depend on. The page is rendered for this
 * URL, so it cannot contain anything about the visitor.
 * @returns undefined when the page is not the same for everyone.
 */
export type GetPageCacheKey = (url: URL) => string | undefined;

export function createPageCacheKeys(build: ServerBuild): GetPageCacheKey {
  const routes = Object.values(build.routes).flatMap((route) =>
    route && route.parentId !== undefined
      ? [{ id: route.id, path: route.path ?? '/', handle: route.module.handle as CacheablePage | undefined }]
      : [],
  );
  return (url) => {
    if (isRouterDataPath(url.pathname)) return undefined;
    const match = matchRoutes(routes, url.pathname)?.[0];
    if (!match?.route.handle?.isCacheable) return undefined;
    const { queryParams, ignoredParams } = match.route.handle;
    const segments = match.route.path.split('/').map((segment) => {
      const name = segment.replace(/^:/, '');
      if (ignoredParams.includes(name)) return '-';
      return segment.startsWith(':') ? encodeURIComponent(match.params[name] ?? '') : segment;
    });
    const key = `/${segments.filter((segment) => segment !== '').join('/')}${canonicalQuery(url.searchParams, queryParams)}`;
    return key.length <= MAX_KEY_LENGTH ? key : undefined;
  };
}
