import { eq, sql } from 'drizzle-orm';
import type { SettingKey } from '#contract/shop-settings.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { estimatePictures, settings } from '#server/platform/database/schema.ts';

/** As a column: what is stored of the working time; null when nothing is. */
export const storedAnswersSql = sql<unknown>`(select value from settings where key = 'answers')`;
/** What is stored of the brand, for `toBrand`. */
export type StoredBrand = { shop?: unknown; seller?: unknown } | null;
export const storedBrandSql = sql<StoredBrand>`
  (select jsonb_object_agg(key, value) from settings where key in ('shop', 'seller'))`;

export async function selectSettings(db: DbExecutor) {
  return db.select().from(settings);
}

export async function selectSetting(db: DbExecutor, key: SettingKey): Promise<unknown> {
  const rows = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return rows[0]?.value;
}

export async function selectStoredBrand(db: DbExecutor): Promise<StoredBrand> {
  const { rows } = await db.execute<{ brand: StoredBrand }>(sql`select ${storedBrandSql} as brand`);
  return rows[0]?.brand ?? null;
}

/** Keeps others from changing it until the transaction ends. */
export async function lockSetting(transaction: Transaction, key: SettingKey) {
  const rows = await transaction.select().from(settings).where(eq(settings.key, key)).for('update');
  if (!rows[0]) throw new Error(`The table has no setting ${key}.`);
  return rows[0];
}

/** @param value null for that of the environment. */
export async function updateSetting(
  transaction: Transaction,
  key: SettingKey,
  value: object | null,
): Promise<void> {
  await transaction.update(settings).set({ value }).where(eq(settings.key, key));
}

/** Of a logo or signature, in pixels; undefined when it was never stored. */
export async function selectBrandPictureSize(db: DbExecutor, sha256: string) {
  const { width, height } = estimatePictures;
  const rows = await db
    .select({ width, height })
    .from(estimatePictures)
    .where(eq(estimatePictures.sha256, sha256));
  return rows[0];
}
