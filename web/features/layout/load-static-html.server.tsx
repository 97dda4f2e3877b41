import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiClient } from '#contract/client.ts';
import { CategoryLinks } from '#web/features/categories/category-links.tsx';
import { categoryWithSubCategoriesFromWire } from '#web/site/category.ts';
import { drawCategories } from '#web/site/category-draw.ts';
import type { RootData } from '#web/site/root-data.ts';
import type { StaticHtml } from '#web/site/static-html.tsx';
import { Footer } from './footer.tsx';
import { HeaderContacts } from './header-contacts.tsx';
import { Logo } from './logo.tsx';

/** What the last HTML was rendered from, and the HTML. */
let last: { rootData: RootData; html: StaticHtml } | undefined;

/** Renders the static parts, unless the root data are the same object as the last time. */
export async function loadStaticHtml(api: ApiClient, rootData: RootData): Promise<StaticHtml> {
  if (last?.rootData === rootData) return last.html;
  const { site, contactLinks, seller, draw } = rootData;
  const [catalogue, { result: furtherPages }] = await Promise.all([
    api.listCategories(),
    api.listFooterPages(),
  ]);
  const categories = catalogue.result.map(categoryWithSubCategoriesFromWire);
  const html = {
    logo: renderToStaticMarkup(<Logo site={site} />),
    contacts: renderToStaticMarkup(<HeaderContacts {...contactLinks} />),
    categoryMenu: renderToStaticMarkup(<CategoryLinks categories={categories} className="category-menu" />),
    footer: renderToStaticMarkup(
      <Footer
        site={site}
        drawnCategories={drawCategories(draw, categories)}
        contactLinks={contactLinks}
        seller={seller}
        furtherPages={furtherPages}
      />,
    ),
  };
  last = { rootData, html };
  return html;
}
