import { CART_PATH, ORDERS_PATH, SEARCH_PATH } from '#domain/page-paths.ts';
import { apiContext } from '#web/site/site.ts';
import { text } from '#web/text/en.ts';
import { THEME_COLOUR } from '#web/ui/theme-colour.ts';
import type { Route } from './+types/manifest.ts';

/** The web app manifest: lets a phone or desktop install the shop like an app. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shop } = await context.get(apiContext).getContactLinks();
  const manifest = {
    id: '/',
    name: shop.name,
    short_name: shop.name,
    description: shop.tagline,
    lang: text.locale,
    start_url: '/',
    scope: '/',
    // Not `standalone`: without the browser's own buttons there would be no way to reload, share or print a page.
    display: 'minimal-ui',
    theme_color: THEME_COLOUR.light,
    background_color: THEME_COLOUR.light,
    categories: ['business', 'shopping'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: text.search.title, url: SEARCH_PATH },
      { name: text.layout.cart, url: CART_PATH },
      { name: text.orders.title, url: ORDERS_PATH },
    ],
  };
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  });
}
