import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { refusals } from './hi/refusals.ts';
import { translateRefusal } from './refusals.ts';

const source = globSync('{contract,domain,server}/**/*.ts', { exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it('translates only what the shop still says', () => {
  const gone = Object.keys(refusals.sentences).filter(
    (pattern) => !pattern.split('{}').every((part) => source.includes(part)),
  );
  expect(gone).toEqual([]);
});

it.each([
  ['There is no draft.', 'कोई ड्राफ़्ट नहीं है।'],
  ['The name is required.', 'यह भरना ज़रूरी है।'],
  [
    'Of order 2 (EST/2026-27/000123), only 3 of 5 are left to send.',
    'ऑर्डर 2 (EST/2026-27/000123) में 5 में से सिर्फ़ 3 भेजना बाक़ी है।',
  ],
])('says “%s” in Hindi, with what varies in it', (sentence, translated) => {
  expect(translateRefusal(refusals, sentence)).toBe(translated);
});

it('translates by the code where all its sentences say the same', () => {
  expect(translateRefusal(refusals, 'Something wrong', 'internal_error')).toBe(refusals.codes.internal_error);
});

it('leaves a sentence in English that it does not know, rather than to say less', () => {
  const sentence = 'Order ABC is Shipped, so some of it must have been sent.';
  expect(translateRefusal(refusals, sentence, 'conflict')).toBe(sentence);
});
