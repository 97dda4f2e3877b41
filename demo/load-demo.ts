import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { slugFromTitle } from '#domain/slug.ts';
import { sanitiseRichText } from '#server/features/content/sanitise-rich-text.ts';
import type { Database } from '#server/platform/database/connection.ts';
import {
  ads,
  banners,
  categories,
  contactLinks,
  pageContents,
  products,
  subCategories,
} from '#server/platform/database/schema.ts';
import { brochureUrl } from './brochures.ts';
import { catalogue } from './catalogue/catalogue.ts';
import type { DemoProduct } from './catalogue/demo-category.ts';
import { productPictures } from './catalogue/product-pictures.ts';
import * as home from './home-content.ts';
import { pageContents as trialPages } from './page-contents.ts';

/** Any constant: of processes that start together, one fills the shop. */
const DEMO_LOCK = 7_214_003;

/** Fills an empty catalogue with the trial world, all of it or nothing. Does nothing when there is a catalogue. */
export async function loadDemo(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const existing = await transaction.select({ id: categories.id }).from(categories).limit(1);
    if (existing.length > 0) return;
    await transaction.insert(categories).values(categoryRows);
    await transaction.insert(subCategories).values(subCategoryRows);
    await transaction.insert(products).values(productRows);
    await transaction.insert(contactLinks).values(demoContact).onConflictDoNothing();
    await transaction.insert(banners).values(bannerRows);
    await transaction.insert(ads).values(adRows);
    await transaction.insert(pageContents).values(pageRows).onConflictDoNothing();
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

/** Ids look like all others but are the same in every trial world, so that links to it can be shared. */
function demoId(...names: string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('base64url').replace(/[-_]/g, '0').slice(0, 22);
}

const picture = (name: string) => `/media/${name}.1200.webp`;
const widePicture = (name: string) => `/media/${name}.1920.webp`;

const categoryRows = catalogue.map((category, position) => ({
  id: demoId(category.name),
  name: category.name,
  image: picture(category.picture),
  position,
}));

const subCategoryRows = catalogue.flatMap((category) =>
  category.subCategories.map((subCategory, position) => ({
    id: demoId(category.name, subCategory.name),
    categoryId: demoId(category.name),
    name: subCategory.name,
    image: picture(subCategory.picture),
    position,
  })),
);

const productRows = catalogue.flatMap((category) =>
  category.subCategories.flatMap((subCategory) =>
    subCategory.products.map((product, position) => ({
      ...productRow(product),
      categoryId: demoId(category.name),
      subCategoryId: demoId(category.name, subCategory.name),
      images: productPictures(product.model, position).map(picture),
    })),
  ),
);

function productRow(product: DemoProduct) {
  return {
    id: demoId('product', slugFromTitle(product.title)),
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
  };
}

const bannerRows = home.banners.map((banner, position) => ({
  id: demoId('banner', banner.picture),
  image: widePicture(banner.picture),
  alt: banner.alt,
  categoryId: demoId(banner.categoryName),
  position,
}));

const adRows = home.ads.map((ad, position) => ({
  id: demoId('ad', ad.picture),
  type: ad.type,
  image: ad.type === 'ONE' ? widePicture(ad.picture) : picture(ad.picture),
  alt: ad.alt,
  link: ad.link,
  position,
}));

const pageRows = trialPages.map(({ key, content }) => ({ key, content: sanitiseRichText(content) }));
