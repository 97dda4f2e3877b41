import { expect } from 'vitest';
import { exportProducts } from '#server/features/admin/export-products.ts';
import { ImportProblems } from '#server/features/admin/import-problems.ts';
import { importProducts } from '#server/features/admin/import-products.ts';
import { readCsv } from '#server/features/admin/read-csv.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { products } from '#server/platform/database/schema.ts';

/** Imports a text as a file that arrives in chunks of so many bytes; returns how many products it concerns. */
export async function importText(
  database: Database,
  text: string,
  { isDryRun = false, size = 1 << 16 } = {},
) {
  const rows = readCsv(chunksOf(text, size));
  const options = { isDryRun, allowsPriceJumps: true };
  const { added, changed, unchanged } = await importProducts(database, 'meera', rows, options);
  return { added, changed, unchanged };
}

async function* chunksOf(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function exportText(database: Database): Promise<string> {
  let text = '';
  await exportProducts(database, async (part) => {
    text += part;
  });
  return text;
}

export async function allProducts(database: Database) {
  return database.select().from(products).orderBy(products.listingNumber);
}

/** Imports a text in which something is wrong, and lists that: `2 price: …`. Nothing may be stored. */
export async function listImportProblems(database: Database, text: string): Promise<string[]> {
  const before = await allProducts(database);
  const cause = await importText(database, text).catch((thrown: unknown) => thrown);
  expect(await allProducts(database)).toEqual(before);
  if (!(cause instanceof ImportProblems)) throw cause;
  return cause.problems.map(({ row, column, message }) => `${row} ${column}: ${message}`);
}
