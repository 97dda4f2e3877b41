import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';

// Loaded before all other modules of a program: halves the processor time that importing them takes.

// What one start has stripped of its types and compiled, the next one need not.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'));

// For every file that a package imports from itself, Node.js parses the `exports` of its package.json anew: 130 KB in
// that of drizzle-orm. Whether a file is a module is all that it looks for, and there every file is one.
const DRIZZLE = '/node_modules/drizzle-orm/';
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    if (!specifier.startsWith('.') || !parentURL?.includes(DRIZZLE) || !parentURL.endsWith('.js'))
      return nextResolve(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
