import {
  ABOUT_US_PATH,
  ALL_CATEGORIES_PATH,
  CONTACT_PATH,
  categoryPath,
  HOME_PATH,
  PRIVACY_POLICY_PATH,
  PRODUCTS_PATH,
  productPath,
  subCategoryPath,
  TERMS_PATH,
  UNKNOWN_PLACE,
} from '#domain/page-paths.ts';
import { listCategories } from '#server/features/catalogue/read-categories.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { selectProductBatches, selectProductFiles } from './repository.ts';
import {
  renderSitemapEntries,
  renderSitemapIndex,
  SITEMAP_END,
  SITEMAP_START,
  type SitemapEntry,
} from './sitemap-xml.ts';

/** Pages that are there whatever the catalogue holds, and worth finding. */
const STATIC_PAGES = [
  ...[HOME_PATH, PRODUCTS_PATH, ALL_CATEGORIES_PATH],
  ...[ABOUT_US_PATH, CONTACT_PATH, PRIVACY_POLICY_PATH, TERMS_PATH],
];

/** The sitemaps there are. */
export async function buildSitemapIndex(database: ReadDatabase, publicUrl: string): Promise<string> {
  const files = await selectProductFiles(database);
  return renderSitemapIndex([
    { url: `${publicUrl}/sitemap-pages.xml` },
    ...files.map(({ number, changedAt }) => ({
      url: `${publicUrl}/sitemap-products-${number}.xml`,
      changedAt,
    })),
  ]);
}

/** Every page that is not a product's. */
export async function buildPageSitemap(database: ReadDatabase, publicUrl: string): Promise<string> {
  const lists = (await listCategories(database)).flatMap(({ id, name, subCategories }) => {
    const path = categoryPath(id, name);
    return [path, ...subCategories.map((sub) => subCategoryPath(path, sub.id, sub.name))];
  });
  const entries: SitemapEntry[] = [...STATIC_PAGES, ...lists].map((path) => ({ url: publicUrl + path }));
  return SITEMAP_START + renderSitemapEntries(entries) + SITEMAP_END;
}

/** A file of products, each by its one address, in parts that follow each other; no part when there is no such file. */
export async function* streamProductSitemap(database: ReadDatabase, publicUrl: string, file: number) {
  let hasBegun = false;
  for await (const batch of selectProductBatches(database, file)) {
    const entries = batch.map(({ id, title, changedAt }) => ({
      url: publicUrl + productPath(id, title, UNKNOWN_PLACE),
      changedAt,
    }));
    yield (hasBegun ? '' : SITEMAP_START) + renderSitemapEntries(entries);
    hasBegun = true;
  }
  if (hasBegun) yield SITEMAP_END;
}
