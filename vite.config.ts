import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserContract } from './scripts/browser-contract.ts';
import { pureSchemas } from './scripts/pure-schemas.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { getSharedChunk } from './scripts/shared-chunks.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), browserContract(), pureSchemas(), serviceWorker()],
  build: {
    // Never inline a font as a data: URL: the pages' security policy allows fonts from our own host only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  environments: {
    // As an external module the icon package would cost the server 65 MB of memory for the few icons in use. Only a
    // build drops the others; in development, bundling the package would gain nothing.
    ssr: { resolve: { noExternal: command === 'build' ? ['@tabler/icons-react'] : [] } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: getSharedChunk }] } } } },
    },
  },
}));
