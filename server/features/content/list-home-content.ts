import { formatIsoDay } from '#domain/indian-day.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { selectAdsOfDay, selectBannersOfDay } from './repository.ts';

export type Banner = Awaited<ReturnType<typeof selectBannersOfDay>>[number];
export type Ad = Awaited<ReturnType<typeof selectAdsOfDay>>[number];

/** The banners that are on the home page at this moment, in the operator's order. */
export async function listBanners(database: Database, now: Date): Promise<Banner[]> {
  return selectBannersOfDay(database, formatIsoDay(now));
}

/** The advertisements that are on the home page at this moment, in the operator's order. */
export async function listAds(database: Database, now: Date): Promise<Ad[]> {
  return selectAdsOfDay(database, formatIsoDay(now));
}
