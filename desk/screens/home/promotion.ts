import type { PromotionKind, WireStaffAd, WireStaffBanner } from '#contract/staff-home.ts';
import { api } from '#desk/api/desk-api.ts';

export type Home = Awaited<ReturnType<typeof api.getHome>>;

/**
 * A banner or an advertisement as the form has it; of a banner, `type` and `link` mean nothing, of the other
 * `category`.
 */
export type PromotionInput = {
  image: string;
  phone_image: string;
  alt: string;
  category: string;
  type: WireStaffAd['type'];
  link: string;
  /** '' for no limit. */
  shown_from: string;
  shown_until: string;
};

const NEW: PromotionInput = {
  ...{ image: '', phone_image: '', alt: '', category: '', link: '' },
  ...{ type: 'ONE', shown_from: '', shown_until: '' },
};

export function toInput(stored: WireStaffBanner | WireStaffAd | undefined): PromotionInput {
  if (!stored) return NEW;
  const { id: _, version: __, shown_from: from, shown_until: until, ...fields } = stored;
  return { ...NEW, ...fields, shown_from: from ?? '', shown_until: until ?? '' };
}

/** Stores a banner or an advertisement. @param stored absent for a new one. */
export async function storePromotion(
  kind: PromotionKind,
  stored: { id: string } | undefined,
  { version, category, type, link, ...input }: PromotionInput & { version: number },
): Promise<void> {
  const common = { ...input, shown_from: input.shown_from || null, shown_until: input.shown_until || null };
  if (kind === 'banner') {
    const entry = { ...common, category };
    if (stored) await api.changeBanner({ body: { id: stored.id, version, ...entry } });
    else await api.addBanner({ body: entry });
  } else {
    const entry = { ...common, type, link };
    if (stored) await api.changeAd({ body: { id: stored.id, version, ...entry } });
    else await api.addAd({ body: entry });
  }
}

export type ShownState = 'now' | 'later' | 'over';

/** Whether visitors see it today. @param today `2026-11-08` */
export function getShownState(
  { shown_from: from, shown_until: until }: Pick<WireStaffAd, 'shown_from' | 'shown_until'>,
  today: string,
): ShownState {
  if (from !== null && from > today) return 'later';
  return until !== null && until < today ? 'over' : 'now';
}
