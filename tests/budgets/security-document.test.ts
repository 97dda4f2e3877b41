import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(PROJECT, 'docs/security.md'), 'utf8');

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has, from V1 on. */
const COUNTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const STATES = ['met', 'not met', 'not applicable'];

type Row = { chapter: number; number: string; state: string; shownBy: string };
const rows = [...text.matchAll(/^\| ((\d+)\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, number = '', chapter, state = '', shownBy = '']): Row => ({
    ...{ chapter: Number(chapter), number, state, shownBy },
  }),
);
const countOf = (chapter: number, state?: string) =>
  rows.filter((row) => row.chapter === chapter && (state === undefined || row.state === state)).length;

describe('the comparison with OWASP ASVS', () => {
  it('has every requirement of levels 1 and 2 once', () => {
    expect(COUNTS.map((_, index) => countOf(index + 1))).toEqual(COUNTS);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });

  it('says of each whether it is met, and counts them as they are', () => {
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
    const sums = [...text.matchAll(/^\| V(\d+) [^|]+ \| (\d+) \| (\d+) \| (\d+) \|$/gm)];
    expect(sums.map((sum) => sum.slice(1).map(Number))).toEqual(
      COUNTS.map((_, index) => [index + 1, ...STATES.map((state) => countOf(index + 1, state))]),
    );
    const total = STATES.map((state) => rows.filter((row) => row.state === state).length);
    expect(text).toContain(`| all | ${total.join(' | ')} |`);
  });

  it('names a file or a part of the document for what is met', () => {
    const unproved = rows.filter(({ state, shownBy }) => state === 'met' && !/`\w|" above/.test(shownBy));
    expect(unproved).toEqual([]);
  });
});

it.each(['security.md', 'personal-data.md'])('every file that %s names exists', (document) => {
  const written = readFileSync(path.join(PROJECT, 'docs', document), 'utf8');
  const inCode = [...written.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+|[\w-]+\.(?:md|json))`/g)].map(
    ([, name = '']) => path.join(PROJECT, name),
  );
  const linked = [...written.matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, name = '']) =>
    path.join(PROJECT, 'docs', name),
  );
  const files = [...inCode, ...linked].filter(
    (file) => !['DATA_DIR', 'api'].includes(path.relative(PROJECT, file).split(path.sep)[0] ?? ''),
  );
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/** Where a document says what another part of it has. */
it('every part of the document that is referred to exists', () => {
  const titles = new Set([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title));
  const named = [...text.matchAll(/"([^"]+)" (?:above|lists)/g)].map(([, title]) => title);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((title) => !titles.has(title ?? ''))).toEqual([]);
});
