import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { THEME_COLOUR } from './theme-colour.ts';

it('has the brand colour of theme.css in light and in dark', () => {
  const theme = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
  const colours = [...theme.matchAll(/--color-brand: (#\w+);/g)].map(([, colour]) => colour);
  expect(colours).toEqual([THEME_COLOUR.light, THEME_COLOUR.dark]);
});
