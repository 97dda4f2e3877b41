import { count } from 'drizzle-orm';
import type { Database } from '#server/platform/database/connection.ts';
import { categories, products, subCategories } from '#server/platform/database/schema.ts';
import { markets } from './kinds.ts';
import { idOf, makeUpProduct } from './made-up-product.ts';

/** Large enough to spare round trips, small enough for PostgreSQL's 65,535 parameters a statement. */
const BATCH = 1000;

/**
 * Fills a database with the first `wanted` products of the made-up market, as the shop itself would write them: the
 * search index grows by its own triggers. Goes on where an interrupted run left off.
 * @param report told how far it has got.
 * @returns how many products were written, and in how many seconds.
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
  const secondsSoFar = () => (performance.now() - startedAt) / 1000;
  for (let number = first; number < wanted; number += BATCH) {
    signal.throwIfAborted();
    const size = Math.min(BATCH, wanted - number);
    await database.insert(products).values(Array.from({ length: size }, (_, each) => rowOf(number + each)));
    const written = number + size - first;
    if (written % (20 * BATCH) === 0) {
      report(`${number + size} of ${wanted} products, ${Math.round(written / secondsSoFar())} a second`);
    }
  }
  return { written: wanted - first, seconds: secondsSoFar() };
}

async function insertCategories(database: Database): Promise<void> {
  const image = '/media/pumps-and-motors.1200.webp';
  const categoryRows = markets.map(({ category }, position) => ({
    id: idOf('category', category),
    name: category,
    image,
    position,
  }));
  const subCategoryRows = markets.flatMap(({ category, kinds }) =>
    Object.keys(kinds).map((name, position) => ({
      id: idOf('sub-category', category, name),
      categoryId: idOf('category', category),
      name,
      image,
      position,
    })),
  );
  await database.insert(categories).values(categoryRows).onConflictDoNothing();
  await database.insert(subCategories).values(subCategoryRows).onConflictDoNothing();
}

function rowOf(number: number): typeof products.$inferInsert {
  const { kind, series, ...row } = makeUpProduct(number);
  return { ...row, images: ['/media/pumps-and-motors.1200.webp'], imageAlt: row.title };
}
