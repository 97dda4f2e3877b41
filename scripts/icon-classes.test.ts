import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { iconNames } from './icon-classes.ts';

const WEB = path.resolve(import.meta.dirname, '../web');
/** Classes of our own. */
const OTHER_CLASSES = ['button'];

it('knows every icon that the storefront names', () => {
  const names = globSync('**/*.{ts,tsx,css}', { cwd: WEB }).flatMap((file) =>
    [...readFileSync(path.join(WEB, file), 'utf8').matchAll(/(?<=[\s'"`])icon-([a-z0-9-]+)/g)].map(
      ([, name]) => name ?? '',
    ),
  );
  expect(names.length).toBeGreaterThan(50);
  const unknown = names.filter((name) => !iconNames.includes(name) && !OTHER_CLASSES.includes(name));
  expect(unknown).toEqual([]);
});
