import { createContext, use } from 'react';
import type { ApiClient } from '#contract/client.ts';
import type { WireContactLinks, WireSeller } from '#contract/content.ts';
import { type Category, categoriesFromWire } from './category.ts';
import { getCurrentDraw } from './category-draw.ts';
import { type ShopEnvironment, type Site, toSite } from './site.ts';

/** The data of the layout around every page. */
export type RootData = {
  site: Site;
  categories: Category[];
  contactLinks: WireContactLinks;
  /** The company that runs the shop. */
  seller: WireSeller;
  /** Which categories the footer and the home page show; a page keeps the draw that it was rendered with. */
  draw: number;
};

let latest: { rootData: RootData; madeOf: readonly unknown[] } | undefined;

/**
 * Loads the data of the layout. Until the shop or the draw changes, all pages get the same object, by which the server
 * recognises what it has made of it already.
 */
export async function loadRootData(api: ApiClient, environment: ShopEnvironment): Promise<RootData> {
  const [{ result }, { result: contactLinks, shop, seller }] = await Promise.all([
    api.listCategories(),
    api.getContactLinks(),
  ]);
  const categories = categoriesFromWire(result);
  const draw = getCurrentDraw();
  const madeOf = [environment, shop, categories, contactLinks, seller, draw];
  if (!latest?.madeOf.every((part, index) => part === madeOf[index])) {
    latest = {
      rootData: { site: toSite(environment, shop), categories, contactLinks, seller, draw },
      madeOf,
    };
  }
  return latest.rootData;
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
