import type { WireStaffAd, WireStaffBanner } from '#contract/staff-home.ts';
import type { ads, banners } from '#server/platform/database/schema.ts';

type Banner = typeof banners.$inferSelect;
type Ad = typeof ads.$inferSelect;

/** @param categoryNames by id. */
export function presentStaffBanner(
  { categoryId, ...banner }: Banner,
  categoryNames: ReadonlyMap<string, string>,
): WireStaffBanner {
  return { ...presentPromotion(banner), category: categoryNames.get(categoryId) ?? '' };
}

export function presentStaffAd({ type, link, ...ad }: Ad): WireStaffAd {
  return { ...presentPromotion(ad), type, link };
}

function presentPromotion(row: Omit<Banner, 'categoryId'>) {
  const { id, version, image, phoneImage, alt, shownFrom, shownUntil } = row;
  return { id, version, image, phone_image: phoneImage, alt, shown_from: shownFrom, shown_until: shownUntil };
}
