import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { en } from '../../desk/text/en.ts';
import { hi } from '../../desk/text/hi.ts';

const CLIENT_FILES = path.resolve(import.meta.dirname, '../../build/client');
const DESK_FILES = path.join(CLIENT_FILES, 'desk');

/**
 * In bytes, as compressed for browsers: what the first screen of the desk loads before its own code, with the English
 * texts.
 */
const MAX_JAVASCRIPT = 138_000;
const MAX_CSS = 25_000;
/** The largest code of one screen, with what only it uses. */
const MAX_SCREEN = 150_000;
/** Shorter texts are words that buyers read, too. */
const MIN_TEXT_LENGTH = 36;

const read = (file: string) => readFileSync(path.join(DESK_FILES, file));
const sizeOf = (file: string) => brotliCompressSync(read(file)).length;

/** Scripts that a script needs before it runs, and itself. */
function listStaticImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = read(file).toString();
  for (const [, name = ''] of code.matchAll(/(?:import|from)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    listStaticImports(`assets/${name}`, found);
  }
  return found;
}

function listLongTexts(texts: object): string[] {
  return Object.values(texts).flatMap((value) => {
    if (typeof value === 'object') return listLongTexts(value);
    return typeof value === 'string' && value.length >= MIN_TEXT_LENGTH ? [value] : [];
  });
}

describe('the desk', () => {
  const page = read('index.html').toString();
  const linked = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, file = '']) => file);
  const entries = linked(/(?:src|href)="\/desk\/(assets\/[\w.-]+\.js)"/g);
  const [texts = ''] = globSync('assets/en-*.js', { cwd: DESK_FILES });
  const first = new Set([...entries, texts].flatMap((file) => [...listStaticImports(file)]));

  it('loads little before its first screen', () => {
    expect(entries.length).toBeGreaterThan(0);
    const javascript = [...first].map(sizeOf).reduce((sum, size) => sum + size, 0);
    const css = linked(/href="\/desk\/(assets\/[\w.-]+\.css)"/g)
      .map(sizeOf)
      .reduce((sum, size) => sum + size, 0);
    expect(javascript).toBeLessThanOrEqual(MAX_JAVASCRIPT);
    expect(css).toBeGreaterThan(0);
    expect(css).toBeLessThanOrEqual(MAX_CSS);
  });

  it('loads each screen by itself', () => {
    const tooLarge = globSync('assets/*route*.js', { cwd: DESK_FILES }).filter((screen) => {
      const own = [...listStaticImports(screen)].filter((file) => !first.has(file));
      return own.map(sizeOf).reduce((sum, size) => sum + size, 0) > MAX_SCREEN;
    });
    expect(tooLarge).toEqual([]);
  });

  it('sends no text of it to a buyer', () => {
    const scripts = globSync('**/*.js', { cwd: CLIENT_FILES, exclude: ['desk/**'] });
    expect(scripts.length).toBeGreaterThan(10);
    const texts = [...listLongTexts(en), ...listLongTexts(hi)];
    const found = scripts.flatMap((file) => {
      const code = readFileSync(path.join(CLIENT_FILES, file), 'utf8');
      return texts.filter((text) => code.includes(text)).map((text) => `${file}: ${text}`);
    });
    expect(found).toEqual([]);
  });

  it('sends no call of operators to a buyer', () => {
    const scripts = globSync('**/*.js', { cwd: CLIENT_FILES, exclude: ['desk/**'] });
    const found = scripts.filter((file) =>
      readFileSync(path.join(CLIENT_FILES, file), 'utf8').includes('/api/staff/'),
    );
    expect(found).toEqual([]);
  });
});
