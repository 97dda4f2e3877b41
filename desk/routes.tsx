import { createBrowserRouter, type LoaderFunctionArgs } from 'react-router';
import { loadSession, mustReadSession, SESSION_ROUTE } from './api/session.ts';
import { DeskLayout } from './layout/desk-layout.tsx';
import { FailedScreen } from './layout/failed-screen.tsx';
import { LoadingScreen } from './layout/loading-screen.tsx';
import { NotFoundScreen } from './layout/not-found-screen.tsx';
import { SCREENS } from './screens.ts';

/** The addresses of the desk. */
export const router = createBrowserRouter(
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
                { index: true, lazy: () => import('./screens/today/route.tsx') },
                { path: 'figures', lazy: () => import('./screens/figures/route.tsx') },
                { path: 'requests', lazy: () => import('./screens/requests/route.tsx') },
                { path: 'requests/:request', lazy: () => import('./screens/quotation/route.tsx') },
                {
                  path: 'requests/:request/compare',
                  lazy: () => import('./screens/quotation-compare/route.tsx'),
                },
                { path: 'products/import', lazy: () => import('./screens/import/route.tsx') },
                { path: 'products/pictures', lazy: () => import('./screens/pictures/route.tsx') },
                { path: 'products/pictures/check', lazy: () => import('./screens/pictures/check-route.tsx') },
                { path: 'products/pictures/details', lazy: () => import('./screens/picture/route.tsx') },
                { path: 'products/:id', lazy: () => import('./screens/product/route.tsx') },
                { path: 'staff', lazy: () => import('./screens/staff/route.tsx') },
                { path: 'settings', lazy: () => import('./screens/settings/route.tsx') },
                { path: 'settings/contact', lazy: () => import('./screens/settings/contact-route.tsx') },
                { path: 'settings/answers', lazy: () => import('./screens/settings/answers-route.tsx') },
                {
                  path: 'settings/quotations',
                  lazy: () => import('./screens/settings/quotations-route.tsx'),
                },
                { path: 'settings/texts', lazy: () => import('./screens/settings/texts-route.tsx') },
                { path: 'settings/floors', lazy: () => import('./screens/settings/floors-route.tsx') },
                { path: 'settings/branches', lazy: () => import('./screens/settings/branches-route.tsx') },
                { path: 'settings/tally', lazy: () => import('./screens/settings/tally-route.tsx') },
                { path: 'settings/keys', lazy: () => import('./screens/integrations/keys-route.tsx') },
                {
                  path: 'settings/webhooks',
                  lazy: () => import('./screens/integrations/webhooks-route.tsx'),
                },
                {
                  path: 'settings/webhooks/:endpoint',
                  lazy: () => import('./screens/integrations/deliveries-route.tsx'),
                },
                { path: 'settings/shop', lazy: () => import('./screens/settings/shop-route.tsx') },
                { path: 'my-access', lazy: () => import('./screens/my-access/route.tsx') },
                { path: 'dispatch', lazy: () => import('./screens/dispatch/route.tsx') },
                { path: 'dispatch/:request', lazy: () => import('./screens/dispatch-request/route.tsx') },
                { path: 'messages', lazy: () => import('./screens/messages/route.tsx') },
                { path: 'mails', lazy: () => import('./screens/mails/route.tsx') },
                { path: 'buyers', lazy: () => import('./screens/buyers/route.tsx') },
                { path: 'buyers/blocked', lazy: () => import('./screens/blocks/route.tsx') },
                { path: 'buyers/:account', lazy: () => import('./screens/buyer/route.tsx') },
                { path: 'home', lazy: () => import('./screens/home/route.tsx') },
                { path: 'home/:kind/:id', lazy: () => import('./screens/home/edit-route.tsx') },
                { path: 'pages', lazy: () => import('./screens/pages/route.tsx') },
                { path: 'pages/:page', lazy: () => import('./screens/page/route.tsx') },
                { path: 'reports', lazy: () => import('./screens/reports/route.tsx') },
                { path: 'changes', lazy: () => import('./screens/changes/route.tsx') },
                { path: 'changes/reads', lazy: () => import('./screens/changes/reads-route.tsx') },
                { path: 'changes/logins', lazy: () => import('./screens/changes/logins-route.tsx') },
                {
                  path: 'changes/staff-logins',
                  lazy: () => import('./screens/changes/staff-logins-route.tsx'),
                },
                { path: 'changes/:number', lazy: () => import('./screens/changes/change-set-route.tsx') },
                { path: 'categories', lazy: () => import('./screens/categories/route.tsx') },
                { path: 'categories/families', lazy: () => import('./screens/families/route.tsx') },
                { path: 'categories/:id', lazy: () => import('./screens/category/route.tsx') },
                { path: 'synonyms', lazy: () => import('./screens/synonyms/route.tsx') },
                { path: 'synonyms/brands', lazy: () => import('./screens/synonyms/brands-route.tsx') },
                { path: 'products', lazy: () => import('./screens/products/route.tsx') },
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
