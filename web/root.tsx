import type { ReactNode } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { MANIFEST_PATH } from '#domain/page-paths.ts';
import { isNetworkError, LoadFailedView } from '#web/features/layout/load-failed-view.tsx';
import { loadStaticHtml } from '#web/features/layout/load-static-html.server.tsx';
import { findNotFoundWords, isNotFound, NotFoundView } from '#web/features/layout/not-found-view.tsx';
import { PageLayout } from '#web/features/layout/page-layout.tsx';
import { UnexpectedErrorView } from '#web/features/layout/unexpected-error-view.tsx';
import { useBfcacheRestore } from '#web/features/layout/use-bfcache-restore.ts';
import { useCrossTabSession } from '#web/features/session/use-cross-tab-session.ts';
import { useSessionCheck } from '#web/features/session/use-session-check.ts';
import { type PageData, readPageData } from '#web/routing/page-data.ts';
import { createServerLoader } from '#web/routing/route-loaders.ts';
import { loadRootData, type RootData, RootDataContext } from '#web/site/root-data.ts';
import { shopEnvironmentContext } from '#web/site/site.ts';
import { staticHtmlContext } from '#web/site/static-html.tsx';
import { THEME_COLOUR } from '#web/ui/theme-colour.ts';
import type { Route } from './+types/root.ts';
import { text } from './text/en.ts';
import latin400 from './ui/fonts/latin-400.woff2?url';
import latin600 from './ui/fonts/latin-600.woff2?url';
import './ui/theme.css';

/** Used only when a page has no `meta` of its own, that is, when it failed. */
export function meta({ error }: Route.MetaArgs) {
  const title = isNotFound(error)
    ? text.errors.notFoundTitle
    : isNetworkError(error)
      ? text.errors.loadFailed
      : text.errors.somethingWrong;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

const fontPreload = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: LinksFunction = () => [
  { ...fontPreload, href: latin400 },
  { ...fontPreload, href: latin600 },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: MANIFEST_PATH },
];

export function loader(page: LoaderFunctionArgs) {
  const environment = page.context.get(shopEnvironmentContext);
  return createServerLoader(async (api) => {
    const rootData = await loadRootData(api, environment);
    page.context.set(staticHtmlContext, await loadStaticHtml(api, rootData));
    return rootData;
  }, 'root')(page);
}

/** The root data are the same on every page: they are loaded once, with the first page. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const pageData = useRouteLoaderData<PageData<RootData>>('root');
  const rootData = pageData && readPageData(pageData);
  return (
    <html
      lang={text.locale}
      data-api-url={rootData?.site.apiUrl}
      data-service-worker={rootData?.site.serviceWorker}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={THEME_COLOUR.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={THEME_COLOUR.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body className="pb-[calc(var(--bottom-bars)+env(safe-area-inset-bottom))]">
        <RootDataContext value={rootData}>
          <PageLayout>{children}</PageLayout>
        </RootDataContext>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useSessionCheck();
  useCrossTabSession();
  useBfcacheRestore();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  if (isNotFound(error)) return <NotFoundView words={findNotFoundWords(error)} />;
  return isNetworkError(error) ? <LoadFailedView path={pathname + search} /> : <UnexpectedErrorView />;
}
