import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { readConfig } from '#server/app/config.ts';
import { checkSettings, HAS_FONT } from './check-settings.ts';

const FONTS = path.resolve(import.meta.dirname, '../../../web/ui/fonts');

it('names the built-in PostgreSQL only in a shop that others can open', () => {
  const check = (environment: Record<string, string>) =>
    checkSettings(readConfig({ TRIAL: 'on', ...environment }), readConfig({}))
      .map(({ message }) => message)
      .filter((message) => message.includes('built-in PostgreSQL'));
  expect(check({ PUBLIC_URL: 'https://shop.example' })).toHaveLength(1);
  expect(check({ PUBLIC_URL: 'http://127.0.0.1' })).toEqual([]);
  expect(check({ PUBLIC_URL: 'https://shop.example', DATABASE_URL: 'postgres://localhost/shop' })).toEqual(
    [],
  );
});

it('takes for the characters of the shop’s fonts those that their files have', () => {
  const fonts = ['devanagari-400', 'latin-400'].map((name) =>
    create(readFileSync(path.join(FONTS, `${name}.woff2`))),
  );
  const letters = Array.from({ length: 0x1000 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
    (character) => /[\p{L}\p{M}\p{N}]/u.test(character) && HAS_FONT.test(character),
  );
  expect(letters.length).toBeGreaterThan(200);
  const missing = letters.filter(
    (letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  );
  expect(missing).toEqual([]);
});
