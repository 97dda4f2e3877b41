import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserContract } from './scripts/browser-contract.ts';
import { getSharedChunk } from './scripts/shared-chunks.ts';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), browserContract()],
  build: {
    // Fonts only from our own host: the pages' security policy has no place for others.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      // Making a schema has no effect but the schema: those that a page does not use are left out of its code. What is
      // called by these names anywhere, also of an object, is taken for that: no variable may have them.
      treeshake: { manualPureFunctions: ['z', 'defineCall'] },
    },
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
