import { createBrowserRouter, type LoaderFunctionArgs } from 'react-router';
import { loadSession, mustReadSession, SESSION_ROUTE } from './api/session.ts';
import { DeskLayout } from './layout/desk-layout.tsx';
import { FailedScreen } from './layout/failed-screen.tsx';
import { LoadingScreen } from './layout/loading-screen.tsx';
import { NotFoundScreen } from './layout/not-found-screen.tsx';
import { SCREENS } from './screens.ts';

/** The addresses of the desk. The router loads the screen at once, and a failure needs words: the texts come first. */
export const createRouter = () =>
  createBrowserRouter(
    [
      {
        HydrateFallback: LoadingScreen,
        ErrorBoundary: FailedScreen,
        children: [
          { path: 'login', lazy: () => import('./screens/login/route.tsx') },
          { path: 'welcome', lazy: () => import('./screens/welcome/route.tsx') },
          {
            id: SESSION_ROUTE,
            loader: ({ request }: LoaderFunctionArgs) => loadSession(request),
            shouldRevalidate: mustReadSession,
            Component: DeskLayout,
            children: [
              {
                // A screen that fails leaves the menu usable.
                ErrorBoundary: FailedScreen,
                children: [
                  ...Object.entries(SCREENS).map(([path, lazy]) => ({ path, lazy })),
                  { path: '*', Component: NotFoundScreen },
                ],
              },
            ],
          },
        ],
      },
    ],
    { basename: '/desk' },
  );
