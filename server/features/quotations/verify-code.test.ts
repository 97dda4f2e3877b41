import { expect, it } from 'vitest';
import { parseVerifyCode, VERIFY_CODE_LETTERS } from '#domain/verify-code.ts';
import { createVerifyCode } from './verify-code.ts';

it('a code has 80 bits and no letters that look alike', () => {
  expect(new Set(VERIFY_CODE_LETTERS).size).toBe(32);
  expect(VERIFY_CODE_LETTERS).not.toMatch(/[01IO]/);
  const codes = new Set(Array.from({ length: 1000 }, createVerifyCode));
  expect(codes.size).toBe(1000);
  for (const code of codes) expect(parseVerifyCode(code)).toBe(code);
});

it('a typed code may have small letters, and nothing else is one', () => {
  expect(parseVerifyCode('abcdefgh23456789')).toBe('ABCDEFGH23456789');
  for (const text of ['', 'ABCDEFGH2345678', 'ABCDEFGH234567891', 'ABCDEFGH2345678O']) {
    expect(parseVerifyCode(text)).toBeUndefined();
  }
});
