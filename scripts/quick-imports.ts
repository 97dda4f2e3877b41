import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';
import path from 'node:path';

// Loaded before all other modules of a program: halves the processor time that importing them takes.

// What one start has stripped of its types and compiled, the next one need not.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'));

const PROJECT = new URL('../', import.meta.url);
/** Our own files, named as package.json's `imports` say or relative to the importing file. */
const OWN_FILES = /^(?:#|\.\.?\/).*\.ts$/;
// To see whether a file is an ES module, Node.js reads its package's package.json, and parses all of its `exports` for
// each file: 130 KB in that of drizzle-orm. In these packages every file with this extension is an ES module.
const ES_MODULES = /\/node_modules\/(?:drizzle-orm|zod)\/.*\.js$/;
/** Lists zod's messages in more than sixty languages, a file for each; the shop uses those in English. */
const ZOD_LOCALES = /\/node_modules\/zod\/v4\/locales\/index\.js$/;

/** The packages that our own files have imported, by name: every file would look for them again. */
const packages = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    const isOwn = parentURL?.startsWith(PROJECT.href) && !parentURL.includes('/node_modules/');
    if (isOwn && OWN_FILES.test(specifier)) {
      const file = specifier.startsWith('#')
        ? new URL(specifier.slice(1), PROJECT)
        : new URL(specifier, parentURL);
      return { url: file.href, format: 'module-typescript', shortCircuit: true };
    }
    if (specifier.startsWith('.') && parentURL && ES_MODULES.test(parentURL)) {
      const file = new URL(specifier, parentURL);
      const url = ZOD_LOCALES.test(file.href)
        ? `data:text/javascript,export { default as en } from '${new URL('en.js', file)}'`
        : file.href;
      return { url, format: 'module', shortCircuit: true };
    }
    if (!isOwn || !context.conditions.includes('import')) return nextResolve(specifier, context);
    const found = packages.get(specifier) ?? { ...nextResolve(specifier, context), shortCircuit: true };
    if (!specifier.startsWith('.')) packages.set(specifier, found);
    return found;
  },
});
