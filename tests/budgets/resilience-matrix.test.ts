import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const TITLE = '## Each dependency, down, slow, wrong and full';
const STATES = ['down', 'slow', 'wrong', 'missing', 'full'];

const text = readFileSync(path.join(PROJECT, 'docs/trust.md'), 'utf8');
const [, part = ''] = text.split(TITLE);
const [section = ''] = part.split('\n## ');
const rows = [...section.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm)]
  .map(([, what = '', states = '', , tests = '']) => ({ what, states: states.split(', '), tests }))
  .filter(({ what }) => what !== 'What' && what !== '---');

function readTest(name: string): string | undefined {
  const file = ['.test.ts', '.spec.ts']
    .map((end) => path.join(PROJECT, name + end))
    .find((candidate) => existsSync(candidate));
  return file && readFileSync(file, 'utf8');
}

it('every test that the table of dependencies names exists by its title', () => {
  expect(rows.length).toBeGreaterThan(30);
  const named = rows.flatMap(({ tests }) => [...tests.matchAll(/`([^`]+)` “([^”]+)”/g)]);
  const absent = named.filter(([, name = '', title]) => !readTest(name)?.includes(`'${title}'`));
  expect(absent.map(([citation]) => citation)).toEqual([]);
});

it('every row of it names a test and a state, and no state of a dependency stands there twice', () => {
  expect(rows.filter(({ tests }) => !/`[^`]+` “[^”]+”/.test(tests))).toEqual([]);
  const states = rows.flatMap(({ what, states }) => states.map((state) => `${what}: ${state}`));
  expect(states.filter((each) => !STATES.includes(each.split(': ')[1] ?? ''))).toEqual([]);
  expect(new Set(states).size).toBe(states.length);
});
