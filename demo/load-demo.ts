import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { slugFromTitle } from '#domain/slug.ts';
import { typeProducts } from '#server/features/admin/type-products.ts';
import { createConnection, type Database } from '#server/platform/database/connection.ts';
import {
  ads,
  banners,
  categories,
  changes,
  contactLinks,
  pageContents,
  productFamilies,
  products,
  subCategories,
} from '#server/platform/database/schema.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { brochureUrl } from './brochures.ts';
import { catalogue } from './catalogue/catalogue.ts';
import type { DemoProduct } from './catalogue/demo-category.ts';
import { demoFamilies } from './catalogue/families.ts';
import { listPictureNames } from './catalogue/product-pictures.ts';
import { toTermRow } from './catalogue/terms.ts';
import * as home from './home-content.ts';
import { pageContents as demoPages } from './page-contents.ts';

/** Any constant. Of several processes that start together, only one loads the demo. */
export const DEMO_LOCK = 7_214_003;

/**
 * Loads the demo data in one transaction. Does nothing if the shop already has categories, or if an operator has
 * changed some: an operator who removed the demo catalogue does not want it back. Its connection has no time limit,
 * because a slow machine takes longer for it than any request may.
 */
export async function loadDemo(databaseUrl: string): Promise<void> {
  const connection = createConnection(databaseUrl, () => undefined, 0);
  await fillShop(connection.database).finally(connection.close);
}

async function fillShop(database: Database): Promise<void> {
  await retryTransaction(database, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const existing = await transaction.select({ id: categories.id }).from(categories).limit(1);
    const changed = await transaction
      .select({ id: changes.id })
      .from(changes)
      .where(eq(changes.kind, 'categories'))
      .limit(1);
    if (existing.length > 0 || changed.length > 0) return;
    await transaction.insert(categories).values(categoryRows);
    await transaction.insert(subCategories).values(subCategoryRows);
    await transaction.insert(productFamilies).values(familyRows).onConflictDoNothing();
    await transaction.insert(products).values(await typeProducts(transaction, productRows));
    await transaction.insert(contactLinks).values(demoContact).onConflictDoNothing();
    await transaction.insert(banners).values(bannerRows);
    await transaction.insert(ads).values(adRows);
    await transaction
      .insert(pageContents)
      .values(await toPageRows())
      .onConflictDoNothing();
  });
}

export const demoContact = {
  phone: '+91 33 4000 1234',
  email: 'sales@udyoghaat.example',
  address: '14 Strand Road, Burrabazar, Kolkata 700001, West Bengal',
  facebook: 'https://www.facebook.com/udyoghaat.example',
  linkedin: 'https://www.linkedin.com/company/udyoghaat.example',
  instagram: 'https://www.instagram.com/udyoghaat.example',
  twitter: 'https://x.com/udyoghaat_example',
  hours: 'Monday to Saturday, 10 am to 6 pm (IST), except on public holidays',
  answerTime: 'We aim to call back by the next working day.',
  grievanceName: 'Ananya Mukherjee',
  grievanceEmail: 'grievance@udyoghaat.example',
};

/** Derives an id in the shop's format that is the same in every demo, so that links to it can be shared. */
function toDemoId(...names: string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('base64url').replace(/[-_]/g, '0').slice(0, 22);
}

const toPictureUrl = (name: string) => `/media/${name}.1200.webp`;
const toWidePictureUrl = (name: string) => `/media/${name}.1920.webp`;

const categoryRows = catalogue.map((category, position) => ({
  id: toDemoId(category.name),
  name: category.name,
  image: toPictureUrl(category.picture),
  position,
}));

const subCategoryRows = catalogue.flatMap((category) =>
  category.subCategories.map((subCategory, position) => ({
    id: toDemoId(category.name, subCategory.name),
    categoryId: toDemoId(category.name),
    name: subCategory.name,
    image: toPictureUrl(subCategory.picture),
    decidingSpecifications: subCategory.decidingSpecifications,
    position,
  })),
);

const familyRows = demoFamilies.map(({ name, options }) => ({ id: toDemoId('family', name), name, options }));

const productRows = catalogue.flatMap((category, categoryPosition) =>
  category.subCategories.flatMap((subCategory, subPosition) =>
    subCategory.products.map((product, position) => ({
      ...toProductRow(product),
      categoryId: toDemoId(category.name),
      subCategoryId: toDemoId(category.name, subCategory.name),
      images: listPictureNames(product, position).map(toPictureUrl),
      sku: toSku(categoryPosition, subPosition, position),
      ...toTermRow(product, subCategory.name),
    })),
  ),
);

/** UH010203: the third product of the second sub-category of the first category. */
function toSku(...positions: number[]): string {
  return `UH${positions.map((position) => String(position + 1).padStart(2, '0')).join('')}`;
}

function toProductRow(product: DemoProduct) {
  return {
    id: toDemoId('product', slugFromTitle(product.title)),
    title: product.title,
    description: product.description,
    imageAlt: product.title,
    listPricePaise: Math.round(product.priceRupees * 100),
    discountBps: Math.round(product.discountPercent * 100),
    gstBps: Math.round(product.gstPercent * 100),
    ratings: product.ratings,
    brochureUrl: brochureUrl(product.model),
    brand: product.brand,
    model: product.model,
    hsn: product.hsn,
    specifications: product.specifications.map(([name, value]) => ({ name, value })),
    ...toFamilyColumns(product.model),
  };
}

function toFamilyColumns(model: string): { familyId: string | null; familyValues: string[] } {
  const family = demoFamilies.find(({ variants }) => model in variants);
  const familyValues = family?.variants[model];
  return family && familyValues
    ? { familyId: toDemoId('family', family.name), familyValues }
    : { familyId: null, familyValues: [] };
}

const bannerRows = home.banners.map((banner, position) => ({
  id: toDemoId('banner', banner.picture),
  image: toWidePictureUrl(banner.picture),
  alt: banner.alt,
  categoryId: toDemoId(banner.categoryName),
  position,
}));

const adRows = home.ads.map((ad, position) => ({
  id: toDemoId('ad', ad.picture),
  type: ad.type,
  image: ad.type === 'ONE' ? toWidePictureUrl(ad.picture) : toPictureUrl(ad.picture),
  alt: ad.alt,
  link: ad.link,
  position,
}));

/** The sanitiser is loaded here: commands that only need the ids of the demo's rows start sooner without it. */
async function toPageRows() {
  const { sanitiseRichText } = await import('#server/features/content/sanitise-rich-text.ts');
  return demoPages.map(({ key, content }) => ({ key, content: sanitiseRichText(content) }));
}

const listIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The ids of the rows that the demo writes, by table. */
export const demoIds = {
  categories: listIds(categoryRows),
  sub_categories: listIds(subCategoryRows),
  products: listIds(productRows),
  product_families: listIds(familyRows),
  banners: listIds(bannerRows),
  ads: listIds(adRows),
};
