import path from 'node:path';
import type { ServerBuild } from 'react-router';
import type { CallName } from '#contract/api.ts';
import type { CallApi } from '#server/platform/ssr/in-process-api.ts';
import { createPageRenderer, type RenderPage } from '#server/platform/ssr/render-page.ts';

/** The storefront as the last `npm run build` has left it. */
export async function loadStorefront(): Promise<ServerBuild> {
  return import(path.resolve(import.meta.dirname, '../build/server/index.js'));
}

/** Renders pages like the shop does, but without a cache, and with the calls of the API answered by this function. */
export function createBenchRenderer(callApi: CallApi<CallName>): RenderPage {
  return createPageRenderer({
    loadBuild: loadStorefront,
    callApi,
    environment: { publicUrl: 'http://shop.test', apiUrl: '', sellerUrl: '' },
    otherOrigins: [],
  });
}
