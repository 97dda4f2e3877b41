import { AppError } from '#contract/errors.ts';
import { slugFromTitle } from '#domain/slug.ts';
import type { ReadDatabase } from '#server/platform/database/connection.ts';
import { selectBrands } from './brand-queries.ts';

/** The names of all brands that have products, those with the most first. */
export async function listBrands(database: ReadDatabase): Promise<string[]> {
  return (await selectBrands(database)).map(({ name }) => name);
}

/**
 * The names of a brand, which differ in capitals or special characters alone; the one with the most products first.
 * @throws AppError 'not_found' when no product is of such a brand.
 */
export async function listBrandNames(database: ReadDatabase, slug: string): Promise<[string, ...string[]]> {
  const wanted = slugFromTitle(slug);
  const [first, ...others] = (await listBrands(database)).filter((name) => slugFromTitle(name) === wanted);
  if (first === undefined) throw new AppError('not_found', 'Brand not found.');
  return [first, ...others];
}
