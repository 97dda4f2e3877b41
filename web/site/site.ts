import { createContext } from 'react-router';
import type { ApiClient } from '#contract/client.ts';

/** What the operator configures and every page may show. */
export type Site = {
  /** The shop's own address, without a trailing slash. */
  publicUrl: string;
  /** Origin of the API host; empty for the page's own. */
  apiUrl: string;
  brandName: string;
  brandNameHindi: string;
  /** Who runs the shop, by law, and its GSTIN. */
  legalName: string;
  gstin: string;
  sellerUrl: string;
};

/** Given to every page rendered on the server. */
export const siteContext = createContext<Site>();
export const apiContext = createContext<ApiClient>();

/** Where a rendered page is left for the server: in a Response it would be turned into bytes and back. */
export const htmlContext = createContext('');
