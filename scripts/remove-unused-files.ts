import { globSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Runs after `npm ci`: removes what only building native modules needs from the package of Node.js, a third of it. */

const MODULES = path.resolve(import.meta.dirname, '../node_modules');
for (const folder of globSync('node-*/{include,share}', { cwd: MODULES }))
  rmSync(path.join(MODULES, folder), { recursive: true });
