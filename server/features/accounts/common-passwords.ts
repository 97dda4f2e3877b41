import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Written by scripts/make-common-passwords.ts, which names the source. */
const FILE = new URL('common-passwords.txt.br', import.meta.url);

const ALPHANUMERIC = /[\p{L}\p{N}]/u;
/** `aaaaaaaaaa`, `19871987`. */
const REPETITION = /^(.{1,10})\1+$/su;
/** A day and a month, in any order, and a year. */
const DATE = /^([0-2]\d|3[01]){2}(19|20)\d\d$/;

let commonPasswords: ReadonlySet<string> | undefined;

/**
 * Whether a password is, capitals and punctuation marks at its end apart, one of the 10,000 most frequent ones in
 * published leaks, a few characters over and over, or a date.
 */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(brotliDecompressSync(readFileSync(FILE)).toString().split('\n'));
  const lowerCase = password.toLowerCase();
  const characters = [...lowerCase];
  const end = characters.findLastIndex((character) => ALPHANUMERIC.test(character)) + 1;
  const word = characters.slice(0, end).join('');
  return (
    commonPasswords.has(lowerCase) ||
    commonPasswords.has(word) ||
    REPETITION.test(lowerCase) ||
    DATE.test(lowerCase)
  );
}
