import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';

// Loaded before all other modules of a program: halves the processor time that importing them takes.

// What one start has stripped of its types and compiled, the next one need not.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'));

// To see whether a file is an ES module, Node.js reads its package's package.json, and parses all of its `exports` for
// each file: 130 KB in that of drizzle-orm, where every file is an ES module.
const DRIZZLE = '/node_modules/drizzle-orm/';
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    if (!specifier.startsWith('.') || !parentURL?.includes(DRIZZLE) || !parentURL.endsWith('.js'))
      return nextResolve(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
