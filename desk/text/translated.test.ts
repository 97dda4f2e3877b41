import { expect, it } from 'vitest';
import { listTexts } from '../../tests/support/desk-texts.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the trade writes in Latin letters in both languages. */
const ABBREVIATIONS = ['HSN', 'SKU', 'GST, %'];
/** Other texts that are the same: names of files, and numbers of revisions. */
const SAME_IN_BOTH = [
  'buyers.dataFileName',
  'quotation.draftFile',
  'quotation.event',
  'quotation.revisionOf',
];

it('every text is translated', () => {
  const [english, hindi] = [listTexts(en), listTexts(hi)];
  expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort());
  const untranslated = [...english]
    .filter(
      ([key, words]) =>
        words === hindi.get(key) &&
        /[A-Za-z]/.test(words) &&
        !ABBREVIATIONS.includes(words) &&
        !SAME_IN_BOTH.includes(key),
    )
    .map(([key, words]) => `${key}: ${words}`);
  expect(untranslated).toEqual([]);
});
