import { createContext, use } from 'react';
import type { ApiClient } from '#contract/client.ts';
import type { WireContactLinks } from '#contract/content.ts';
import { type Category, categoryFromWire } from '#web/features/catalogue/category.ts';
import type { Site } from '#web/site.ts';

/** What stands around every page. */
export type Frame = { site: Site; categories: Category[]; contactLinks: WireContactLinks };

export async function loadFrame(api: ApiClient, site: Site): Promise<Frame> {
  const [categories, contactLinks] = await Promise.all([api.listCategories(), api.getContactLinks()]);
  return { site, categories: categories.result.map(categoryFromWire), contactLinks: contactLinks.result };
}

/** Apart from the router's data, which change several times on the way to a page: whoever uses them is drawn as often. */
export const FrameContext = createContext<Frame | undefined>(undefined);

/** The frame's data; undefined on the error page of a shop that could not load even these. */
export function useFrame(): Frame | undefined {
  return use(FrameContext);
}
