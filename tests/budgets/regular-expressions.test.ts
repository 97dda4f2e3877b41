import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import { expect, it } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const sources = globSync('{contract,domain,server,web,demo,scripts}/**/*.{ts,tsx}', {
  cwd: PROJECT,
  // The scenes' own packages, if pictures were rendered here.
  exclude: ['demo/scenes/node_modules/**'],
})
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, code: readFileSync(path.join(PROJECT, file), 'utf8') }));

type RegularExpression = { pattern: string; flags: string };

function findRegularExpressions(file: string, code: string): RegularExpression[] {
  const found: RegularExpression[] = [];
  // The tree is searched while it is turned into JSON, as swc has no visitor that works without changing it.
  JSON.stringify(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x') }), (_, node) => {
    if (node?.type === 'RegExpLiteral') found.push(node);
    return node;
  });
  return found;
}

/** The characters that take superlinear time when they are repeated. */
function findSlowCharacters({ pattern, flags }: RegularExpression): string[] {
  const { reports } = analyse({ source: pattern, flags });
  return reports.map(({ character }) => character.literal.source);
}

it('finds overlapping repetitions', () => {
  const code = String.raw`header.split(/\s*;\s*q=\s*/); path.replace(/\/+$/, ''); /^(a+)+$/; /^a+b$/`;
  const found = findRegularExpressions('example.ts', code).map(findSlowCharacters);
  expect(found.map((characters) => characters.length > 0)).toEqual([true, true, true, false]);
});

it('no regular expression takes time that grows faster than its input', () => {
  const slow = sources.flatMap(({ file, code }) =>
    findRegularExpressions(file, code).flatMap((expression) =>
      findSlowCharacters(expression).map(
        (character) => `${file}: /${expression.pattern}/ for many ${character}`,
      ),
    ),
  );
  expect(slow).toEqual([]);
});

it('no regular expression is composed while the shop runs, which could not be checked', () => {
  expect(sources.filter(({ code }) => /\bRegExp\(/.test(code)).map(({ file }) => file)).toEqual([]);
});
