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
import type { Route } from './+types/root.ts';
import { useLiveSession } from './features/account/use-live-session.ts';
import { useSessionElsewhere } from './features/account/use-session-elsewhere.ts';
import { type Frame, FrameContext, loadFrame } from './features/layout/frame.ts';
import { isNotFound, NotFoundScreen } from './features/layout/not-found-screen.tsx';
import { isNotLoaded, NotLoadedScreen } from './features/layout/not-loaded-screen.tsx';
import { PageFrame } from './features/layout/page-frame.tsx';
import { SomethingWrongScreen } from './features/layout/something-wrong-screen.tsx';
import { useRestoredPage } from './features/layout/use-restored-page.ts';
import { onServer } from './page-data.ts';
import { siteContext } from './site.ts';
import { text } from './text/en.ts';
import latin400 from './ui/fonts/latin-400.woff2?url';
import latin600 from './ui/fonts/latin-600.woff2?url';
import { HEADER_COLOUR } from './ui/header-colour.ts';
import './ui/theme.css';

/** Read when a page has none of its own: when it failed. */
export function meta({ error }: Route.MetaArgs) {
  const title = isNotFound(error)
    ? text.failed.notFoundTitle
    : isNotLoaded(error)
      ? text.failed.notLoaded
      : text.failed.somethingWrong;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: LinksFunction = () => [
  { ...font, href: latin400 },
  { ...font, href: latin600 },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function loader(page: LoaderFunctionArgs) {
  return onServer((api) => loadFrame(api, page.context.get(siteContext)))(page);
}

/** The frame is the same on every page: it is loaded once, with the first one. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<Frame>('root');
  return (
    <html lang={text.locale} data-api-url={frame?.site.apiUrl}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={HEADER_COLOUR.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={HEADER_COLOUR.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body className="pb-[calc(var(--bottom-bars)+env(safe-area-inset-bottom))]">
        <FrameContext value={frame}>
          <PageFrame>{children}</PageFrame>
        </FrameContext>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useLiveSession();
  useSessionElsewhere();
  useRestoredPage();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  if (isNotFound(error)) return <NotFoundScreen />;
  return isNotLoaded(error) ? <NotLoadedScreen path={pathname + search} /> : <SomethingWrongScreen />;
}
