import { expect, it } from 'vitest';
import { toSingleLine, toTerminalJson } from './terminal-text.ts';

/** Colours in one byte, the text that follows turned around, a new title for the window. */
const HOSTILE = 'a\u009b31mred \u202egnp.exe \u061c\u200f\u2067 \u009d0;title\u009c\u007f';
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

it('replaces what would control a terminal by a mark in a line of text', () => {
  expect(toSingleLine(HOSTILE)).not.toMatch(UNSAFE);
});

it('escapes it in JSON, which keeps its meaning', () => {
  const value = { message: `${HOSTILE}\n\u0000`, [HOSTILE]: ['नमस्ते', 1, null] };
  const json = toTerminalJson(value);
  expect(json.replaceAll('\n', '')).not.toMatch(UNSAFE);
  expect(JSON.parse(json)).toEqual(value);
});
