import { matchRoutes, type ServerBuild } from 'react-router';
import { canonicalQuery } from '#contract/canonical-query.ts';
import { isRouterDataPath } from './render-page.ts';

/** The declaration of a page that is the same for everyone; see web/routing/cacheable-page.ts. */
type CacheablePage = { isCacheable: true; queryParams: readonly string[]; ignoredParams: readonly string[] };

/** Longer URLs occur only in tests and attacks. */
const MAX_KEY_LENGTH = 1000;

export type PageCacheKeys = {
  /**
   * The canonical path and query of a page, without everything the page does not depend on. The page is rendered for
   * this URL, so it cannot contain anything about the visitor.
   * @returns undefined when the page is not the same for everyone.
   */
  find(url: URL): string | undefined;
  /** Whether the path begins like that of a page. Files, calls and addresses of nothing do not. */
  beginsLikePage(pathname: string): boolean;
};

export function createPageCacheKeys(build: ServerBuild): PageCacheKeys {
  const routes = Object.values(build.routes).flatMap((route) =>
    route && route.parentId !== undefined
      ? [{ id: route.id, path: route.path ?? '/', handle: route.module.handle as CacheablePage | undefined }]
      : [],
  );
  // React Router prepares all the routes that it is given, at every call: too much while the shop rejects requests.
  const routesByFirstSegment = Map.groupBy(routes, ({ path }) => path.split('/').find(Boolean) ?? '');
  const catchAll = routesByFirstSegment.get('*') ?? [];
  const findByFirstSegment = (pathname: string) =>
    routesByFirstSegment.get(pathname.split('/', 2)[1]?.toLowerCase() ?? '');
  return {
    find({ pathname, searchParams }) {
      if (isRouterDataPath(pathname)) return undefined;
      const match = matchRoutes([...(findByFirstSegment(pathname) ?? []), ...catchAll], pathname)?.[0];
      if (!match?.route.handle?.isCacheable) return undefined;
      const { queryParams, ignoredParams } = match.route.handle;
      const segments = match.route.path.split('/').map((segment) => {
        const name = segment.replace(/^:/, '');
        if (ignoredParams.includes(name)) return '-';
        return segment.startsWith(':') ? encodeURIComponent(match.params[name] ?? '') : segment;
      });
      const path = segments.filter((segment) => segment !== '').join('/');
      const key = `/${path}${canonicalQuery(searchParams, queryParams)}`;
      return key.length <= MAX_KEY_LENGTH ? key : undefined;
    },
    beginsLikePage: (pathname) => findByFirstSegment(pathname) !== undefined,
  };
}
