import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiClient } from '#contract/client.ts';
import { CategoryMenuPanel } from '#web/features/categories/category-menu-panel.tsx';
import { categoryWithSubCategoriesFromWire } from '#web/site/category.ts';
import type { Site } from '#web/site/site.ts';
import type { StaticHtml } from '#web/site/static-html.tsx';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';

/** What the last HTML was rendered from, and the HTML. */
let last: { sources: readonly unknown[]; html: StaticHtml } | undefined;

/** Renders the static parts, unless the API's responses are the same objects as the last time. */
export async function loadStaticHtml(api: ApiClient, site: Site): Promise<StaticHtml> {
  const [{ result }, { result: contactLinks }] = await Promise.all([
    api.listCategories(),
    api.getContactLinks(),
  ]);
  const sources = [site, result, contactLinks];
  if (last && sources.every((source, index) => source === last?.sources[index])) return last.html;
  const categories = result.map(categoryWithSubCategoriesFromWire);
  const html = {
    logo: renderToStaticMarkup(<Logo site={site} />),
    footer: renderToStaticMarkup(<Footer site={site} categories={categories} contactLinks={contactLinks} />),
    categoryMenu: renderToStaticMarkup(<CategoryMenuPanel categories={categories} />),
  };
  last = { sources, html };
  return html;
}
