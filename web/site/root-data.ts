import { createContext, use } from 'react';
import type { ApiClient } from '#contract/client.ts';
import type { WireContactLinks } from '#contract/content.ts';
import { type Category, categoryFromWire } from './category.ts';
import type { Site } from './site.ts';

/** The data of the layout around every page. */
export type RootData = { site: Site; categories: Category[]; contactLinks: WireContactLinks };

export async function loadRootData(api: ApiClient, site: Site): Promise<RootData> {
  const [categories, contactLinks] = await Promise.all([api.listCategories(), api.getContactLinks()]);
  return { site, categories: categories.result.map(categoryFromWire), contactLinks: contactLinks.result };
}

/**
 * Separate from the router's data, which change several times during a navigation: components that use those render
 * again each time.
 */
export const RootDataContext = createContext<RootData | undefined>(undefined);

/** The root data; undefined on the error page of a shop that could not load even these. */
export function useRootData(): RootData | undefined {
  return use(RootDataContext);
}
