import { createContext, use } from 'react';
import type { ApiClient } from '#contract/client.ts';
import type { WireContactLinks } from '#contract/content.ts';
import { type Category, categoriesFromWire } from './category.ts';
import type { Site } from './site.ts';

/** The data of the layout around every page. */
export type RootData = { site: Site; categories: Category[]; contactLinks: WireContactLinks };

let latest: RootData | undefined;

/**
 * Loads the data of the layout. Until the shop changes, all pages get the same object, by which the server recognises what
 * it has made of it already.
 */
export async function loadRootData(api: ApiClient, site: Site): Promise<RootData> {
  const [{ result }, { result: contactLinks }] = await Promise.all([
    api.listCategories(),
    api.getContactLinks(),
  ]);
  const categories = categoriesFromWire(result);
  const isLatest =
    latest?.site === site && latest.categories === categories && latest.contactLinks === contactLinks;
  if (!latest || !isLatest) latest = { site, categories, contactLinks };
  return latest;
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
