import type { Database } from '#server/platform/database/connection.ts';
import { selectAds, selectBanners } from './repository.ts';

export type Banner = Awaited<ReturnType<typeof selectBanners>>[number];
export type Ad = Awaited<ReturnType<typeof selectAds>>[number];

/** The home page's banners, in the operator's order. */
export async function listBanners(database: Database): Promise<Banner[]> {
  return selectBanners(database);
}

/** The home page's advertisements, in the operator's order. */
export async function listAds(database: Database): Promise<Ad[]> {
  return selectAds(database);
}
