import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { browserContract } from '../scripts/browser-contract.ts';
import { pureSchemas } from '../scripts/pure-schemas.ts';
import { collectImports } from '../scripts/shared-chunks.ts';

const BASE = '/desk/';
const MAIN = path.resolve(import.meta.dirname, 'main.tsx');
/** Fewer use what is in a file of its own then. */
const MIN_SCREENS = 8;

/** The page asks for the code of the desk at once, not only when `start.ts` imports it. */
function preloadMain(): Plugin {
  return {
    name: 'preload-main',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const files = chunks
          .filter(({ moduleIds }) => moduleIds.includes(MAIN))
          .flatMap(({ fileName, imports }) => [fileName, ...imports])
          .filter((file) => !html.includes(file));
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: BASE + file },
          injectTo: 'head',
        }));
      },
    },
  };
}

/** What is small and for cells of any screen. */
function isForAll(id: string): boolean {
  return /\/desk\/keys\//.test(id);
}

/** The desk is a build of its own, which runs in the browser only: no byte of it reaches a buyer. */
export default defineConfig({
  root: import.meta.dirname,
  base: BASE,
  publicDir: false,
  plugins: [tailwindcss(), browserContract('desk'), pureSchemas(), preloadMain()],
  build: {
    outDir: path.resolve(import.meta.dirname, '../build/client/desk'),
    emptyOutDir: true,
    // The pages' security policy allows fonts from our own host only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        // On its own, Rolldown creates a file for each set of screens that share a module, and each is a request.
        codeSplitting: {
          groups: [
            // What `start.ts` needs must not wait for the rest.
            { name: 'start', test: /preload-helper|\/desk\/(screens|text\/load-texts)\.ts$/, priority: 2 },
            {
              name: (id, modules) => (isForAll(id) || collectImports(MAIN, modules).has(id) ? 'desk' : null),
              priority: 1,
            },
            { name: 'screens', test: /\/(desk|web|domain)\//, minShareCount: MIN_SCREENS },
          ],
        },
      },
    },
  },
});
