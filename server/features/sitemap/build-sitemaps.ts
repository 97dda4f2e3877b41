import { AppError } from '#contract/errors.ts';
import {
  ABOUT_US_PATH,
  ALL_CATEGORIES_PATH,
  brandPath,
  CONTACT_PATH,
  categoryPath,
  furtherPagePath,
  HOME_PATH,
  PRIVACY_POLICY_PATH,
  PRODUCTS_PATH,
  productPath,
  QUICK_ORDER_PATH,
  RENT_PATH,
  subCategoryPath,
  TERMS_PATH,
  UNKNOWN_PLACE,
} from '#domain/page-paths.ts';
import { listBrands } from '#server/features/catalogue/read-brands.ts';
import { listCategories } from '#server/features/catalogue/read-categories.ts';
import { listFurtherPages } from '#server/features/content/list-further-pages.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { selectProductBatches, selectProductFiles } from './repository.ts';
import {
  renderSitemapEntries,
  renderSitemapIndex,
  SITEMAP_END,
  SITEMAP_START,
  type SitemapEntry,
} from './sitemap-xml.ts';

/** The pages for search engines that do not depend on the catalogue. */
const STATIC_PAGES = [
  ...[HOME_PATH, PRODUCTS_PATH, ALL_CATEGORIES_PATH, QUICK_ORDER_PATH, RENT_PATH],
  ...[ABOUT_US_PATH, CONTACT_PATH, PRIVACY_POLICY_PATH, TERMS_PATH],
];

/** What the format allows in one file; the brands with the fewest products come last. */
const MAX_PAGES = 50_000;

/** The sitemap index, with the URL of every sitemap. */
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

/** The sitemap of all pages except product pages. */
export async function buildPageSitemap(database: ReadDatabase, publicUrl: string): Promise<string> {
  const lists = (await listCategories(database)).flatMap(({ id, name, subCategories }) => {
    const path = categoryPath(id, name);
    return [path, ...subCategories.map((sub) => subCategoryPath(path, sub.id, sub.name))];
  });
  const brands = new Set((await listBrands(database)).map(brandPath));
  const further = (await listFurtherPages(database)).map(({ slug }) => furtherPagePath(slug));
  const paths = [...STATIC_PAGES, ...further, ...lists, ...brands].slice(0, MAX_PAGES);
  const entries: SitemapEntry[] = paths.map((path) => ({ url: publicUrl + path }));
  return SITEMAP_START + renderSitemapEntries(entries) + SITEMAP_END;
}

/**
 * The sitemap of one file of products, with canonical URLs, in pieces.
 * @throws AppError 'not_found' when there is no such file.
 */
export async function* streamProductSitemap(
  database: ReadDatabase,
  publicUrl: string,
  file: number,
): AsyncGenerator<string> {
  let hasStarted = false;
  for await (const batch of selectProductBatches(database, file)) {
    const entries = batch.map(({ id, title, changedAt }) => ({
      url: publicUrl + productPath(id, title, UNKNOWN_PLACE),
      changedAt,
    }));
    yield (hasStarted ? '' : SITEMAP_START) + renderSitemapEntries(entries);
    hasStarted = true;
  }
  if (!hasStarted) throw new AppError('not_found', 'Sitemap not found.');
  yield SITEMAP_END;
}
