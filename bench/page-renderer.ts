import path from 'node:path';
import type { ServerBuild } from 'react-router';
import { createPageRenderer, type RenderPage } from '#server/platform/ssr/render-page.ts';
import type { BenchShop } from './bench-shop.ts';

export async function loadStorefront(): Promise<ServerBuild> {
  return import(path.resolve(import.meta.dirname, '../build/server/index.js'));
}

/** Renders pages like the shop does, but with API calls answered in-process and without a cache. */
export function createBenchRenderer(shop: BenchShop, storefront: ServerBuild): RenderPage {
  return createPageRenderer({
    loadBuild: async () => storefront,
    callApi: shop.callApi,
    site: {
      publicUrl: 'http://shop.test',
      apiUrl: '',
      sellerUrl: '',
      brandName: '',
      brandNameHindi: '',
      tagline: '',
    },
    otherOrigins: [],
  });
}
