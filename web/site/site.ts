import { createContext } from 'react-router';
import type { ApiClient } from '#contract/client.ts';
import type { WireShop } from '#contract/content.ts';

/** What the environment says of the shop. */
export type ShopEnvironment = {
  /** The shop's own URL, without a trailing slash. */
  publicUrl: string;
  /** Origin of the API host; empty when it is the page's own. */
  apiUrl: string;
  /** Path of the service worker's script; none during development or where the operator has switched it off. */
  serviceWorker?: string | undefined;
  sellerUrl: string;
};

/** The operator's settings that any page may show. */
export type Site = ShopEnvironment & {
  brandName: string;
  brandNameHindi: string;
  tagline: string;
  /** Instead of the drawn logo; its path as the API would return it, and its size in pixels. */
  logo?: { path: string; width: number; height: number } | undefined;
};

export function toSite(environment: ShopEnvironment, { name, name_hindi, tagline, logo }: WireShop): Site {
  return { ...environment, brandName: name, brandNameHindi: name_hindi, tagline, logo };
}

/** Set for every page rendered on the server. */
export const shopEnvironmentContext = createContext<ShopEnvironment>();
export const apiContext = createContext<ApiClient>();

/** A page rendered on the server. */
export type RenderedPage = {
  html: string;
  /** The code of the inline scripts that the renderer itself wrote: no others may run. */
  inlineScripts: string[];
};

/** Hands a rendered page to the server: in a Response it would be encoded to bytes and decoded again. */
export const renderedPageContext = createContext<RenderedPage | null>(null);
