import { createContext } from 'react-router';
import type { ApiClient } from '#contract/client.ts';

/** The operator's settings that any page may show. */
export type Site = {
  /** The shop's own URL, without a trailing slash. */
  publicUrl: string;
  /** Origin of the API host; empty when it is the page's own. */
  apiUrl: string;
  brandName: string;
  brandNameHindi: string;
  /** Legal name of the company that runs the shop; `gstin` is its GSTIN. */
  legalName: string;
  gstin: string;
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
