import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserContract } from '../scripts/browser-contract.ts';
import { pureSchemas } from '../scripts/pure-schemas.ts';

/** The desk is a build of its own, which runs in the browser only: no byte of it reaches a buyer. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  publicDir: false,
  plugins: [tailwindcss(), browserContract('desk'), pureSchemas()],
  build: {
    outDir: path.resolve(import.meta.dirname, '../build/client/desk'),
    emptyOutDir: true,
    // The pages' security policy allows fonts from our own host only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});
