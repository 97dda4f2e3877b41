import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserContract } from './scripts/browser-contract.ts';
import { pureSchemas } from './scripts/pure-schemas.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { getSharedChunk } from './scripts/shared-chunks.ts';
import { unusedRouterCode } from './scripts/unused-router-code.ts';

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    browserContract('storefront'),
    pureSchemas(),
    serviceWorker(),
    unusedRouterCode(),
  ],
  build: {
    // Never inline a font as a data: URL: the pages' security policy allows fonts from our own host only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What only the server needs of a page's description leaves nothing behind.
          treeshake: { moduleSideEffects: [{ test: /\/web\/seo\//, sideEffects: false }] },
          output: { codeSplitting: { groups: [{ name: getSharedChunk }] } },
        },
      },
    },
  },
});
