import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserContract } from './scripts/browser-contract.ts';
import { pureSchemas } from './scripts/pure-schemas.ts';
import { getSharedChunk } from './scripts/shared-chunks.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), browserContract(), pureSchemas()],
  build: {
    // Fonts only from our own host: the pages' security policy has no place for others.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  environments: {
    // The server would load every icon there is, 65 MB of memory, for the few that are used. In development nothing would be
    // left out of them.
    ssr: { resolve: { noExternal: command === 'build' ? ['@tabler/icons-react'] : [] } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: getSharedChunk }] } } } },
    },
  },
}));
