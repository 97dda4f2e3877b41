import { createContext } from 'react-router';
import type { ApiClient } from '#contract/client.ts';

/** The operator's settings that any page may show. */
export type Site = {
  /** The shop's own URL, without a trailing slash. */
  publicUrl: string;
  /** Origin of the API host; empty when it is the page's own. */
  apiUrl: string;
  /** Path of the service worker's script; none during development or where the operator has switched it off. */
  serviceWorker?: string | undefined;
  brandName: string;
  brandNameHindi: string;
  tagline: string;
  /** Instead of the drawn logo; its path as the API would return it, and its size in pixels. */
  logo?: { path: string; width: number; height: number } | undefined;
  sellerUrl: string;
};

/** Set for every page rendered on the server. */
export const siteContext = createContext<Site>();
export const apiContext = createContext<ApiClient>();

/** A page rendered on the server. */
export type RenderedPage = {
  html: string;
  /** The code of the inline scripts that the renderer itself wrote: no others may run. */
  inlineScripts: string[];
};

/** Hands a rendered page to the server: in a Response it would be encoded to bytes and decoded again. */
export const renderedPageContext = createContext<RenderedPage | null>(null);
