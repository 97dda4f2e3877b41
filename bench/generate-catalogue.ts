import { count } from 'drizzle-orm';
import { typeProducts } from '#server/features/admin/type-products.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { categories, productFamilies, products, subCategories } from '#server/platform/database/schema.ts';
import { categorySpecs } from './category-specs.ts';
import { generateProduct, idFrom } from './generate-product.ts';

/** Large enough to save round trips, small enough for PostgreSQL's limit of 65,535 parameters per statement. */
const BATCH_SIZE = 1000;

/**
 * Inserts the first `wanted` generated products like the shop does, so that triggers build the search index. Continues
 * where an interrupted run stopped.
 * @param report called with progress messages.
 * @returns the number of products written and the time in seconds.
 * @throws Error when the database has more products than wanted.
 */
export async function generateCatalogue(
  database: Database,
  wanted: number,
  signal: AbortSignal,
  report: (message: string) => void,
): Promise<{ written: number; seconds: number }> {
  await insertCategories(database);
  const [existing] = await database.select({ products: count() }).from(products);
  const first = existing?.products ?? 0;
  if (first > wanted) throw new Error(`The database has ${first} products, more than the ${wanted} wanted.`);

  const startedAt = performance.now();
  const elapsedSeconds = () => (performance.now() - startedAt) / 1000;
  for (let number = first; number < wanted; number += BATCH_SIZE) {
    signal.throwIfAborted();
    const size = Math.min(BATCH_SIZE, wanted - number);
    const numbers = Array.from({ length: size }, (_, index) => number + index);
    await insertFamilies(database, new Set(numbers.filter(isVariant).map(toFamilyName)));
    await database.insert(products).values(await typeProducts(database, numbers.map(toProductRow)));
    const written = number + size - first;
    if (written % (20 * BATCH_SIZE) === 0) {
      report(`${number + size} of ${wanted} products, ${Math.round(written / elapsedSeconds())} a second`);
    }
  }
  return { written: wanted - first, seconds: elapsedSeconds() };
}

async function insertCategories(database: Database): Promise<void> {
  const image = '/media/pumps-and-motors.1200.webp';
  const categoryRows = categorySpecs.map(({ category }, position) => ({
    id: idFrom('category', category),
    name: category,
    image,
    position,
  }));
  const subCategoryRows = categorySpecs.flatMap(({ category, kinds }) =>
    Object.keys(kinds).map((name, position) => ({
      id: idFrom('sub-category', category, name),
      categoryId: idFrom('category', category),
      name,
      image,
      position,
    })),
  );
  await database.insert(categories).values(categoryRows).onConflictDoNothing();
  await database.insert(subCategories).values(subCategoryRows).onConflictDoNothing();
}

async function insertFamilies(database: Database, names: ReadonlySet<string>): Promise<void> {
  if (names.size === 0) return;
  const rows = [...names].map((name) => ({ id: idFrom('family', name), name, options: ['Size'] }));
  // A family can go on in the next batch.
  await database.insert(productFamilies).values(rows).onConflictDoNothing();
}

/** One product in five belongs to a family of six. */
const FAMILY_SPAN = 30;
const FAMILY_SIZE = 6;
const isVariant = (number: number) => number % FAMILY_SPAN < FAMILY_SIZE;
const toFamilyName = (number: number) => `Family ${Math.floor(number / FAMILY_SPAN)}`;

function toProductRow(number: number) {
  const { kind, series, ...row } = generateProduct(number);
  return {
    ...row,
    images: ['/media/pumps-and-motors.1200.webp'],
    imageAlt: row.title,
    dispatchFromDays: 1 + (number % 3),
    dispatchToDays: 3 + (number % 5),
    terms: {
      unitContent: '10 pieces',
      availability: 'In stock',
      warranty: '12 months from the date of invoice',
      countryOfOrigin: 'India',
      weightGrams: 1000 + number,
    },
    ...(isVariant(number) && {
      familyId: idFrom('family', toFamilyName(number)),
      familyValues: [String(number % FAMILY_SPAN)],
    }),
  };
}
