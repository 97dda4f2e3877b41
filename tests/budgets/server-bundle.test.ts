import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SERVER_BUILD = path.resolve(import.meta.dirname, '../../build/server');

it('the server’s build has no code of modules that are for browsers only, such as what keeps prefetched products', () => {
  const files = readdirSync(SERVER_BUILD, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const code = files.map((name) => readFileSync(path.join(SERVER_BUILD, name), 'utf8')).join('\n');
  expect(code).toContain('loadProduct');
  expect(code).not.toContain('FRESH_MILLISECONDS');
});
