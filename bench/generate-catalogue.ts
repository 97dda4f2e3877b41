import { count } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';
import { categories, products, subCategories } from '#server/platform/database/schema.ts';
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
    await database
      .insert(products)
      .values(Array.from({ length: size }, (_, index) => toProductRow(number + index)));
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

function toProductRow(number: number): typeof products.$inferInsert {
  const { kind, series, ...row } = generateProduct(number);
  return { ...row, images: ['/media/pumps-and-motors.1200.webp'], imageAlt: row.title };
}
