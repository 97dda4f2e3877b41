import type { WireAd, WireBanner } from '#contract/content.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { selectAds, selectBanners } from './repository.ts';

/** The home page's banners, in the operator's order. */
export async function listBanners(database: Database): Promise<WireBanner[]> {
  const rows = await selectBanners(database);
  return rows.map(({ id, image, alt, categoryId }) => ({
    _id: id,
    bannerImg: image,
    bannerAlt: alt,
    bannerCatID: categoryId,
  }));
}

/** The home page's advertisements, in the operator's order. */
export async function listAds(database: Database): Promise<WireAd[]> {
  const rows = await selectAds(database);
  return rows.map(({ id, type, image, alt, link }) => ({
    _id: id,
    adsType: type,
    adsImg: image,
    adsAlt: alt,
    adslink: link,
  }));
}
