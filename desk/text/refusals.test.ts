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
  ['Of “Angle grinder”, only 3 of 5 are left to send.', '“Angle grinder” में 5 में से सिर्फ़ 3 भेजना बाक़ी है।'],
  ['There is no category “Pumps”.', '“Pumps” नाम की कोई कैटेगरी नहीं है।'],
  ['There is no category “Pump”. Did you mean “Pumps”?', '“Pump” नाम की कोई कैटेगरी नहीं है।'],
  ['Too many attempts. Please try again in 5 minutes.', 'बहुत बार कोशिश हुई। 5 मिनट बाद फिर कोशिश करें।'],
  [
    'Meera changed the rates at 11:05. Line 1: ₹90.00 instead of ₹95.00. Line 2: ₹70.00 instead of none below the floor. Please look at them again.',
    'Meera ने 11:05 बजे रेट बदले। लाइन 1: ₹95.00 की जगह ₹90.00। लाइन 2: न्यूनतम से कम कोई नहीं की जगह ₹70.00। कृपया फिर से देखें।',
  ],
  [
    'Meera changed this product on 26 Nov 2026, 11:05, after the file was exported. Export it again, or empty this cell to overwrite the change.',
    'फ़ाइल एक्सपोर्ट होने के बाद Meera ने 26 Nov 2026, 11:05 को यह प्रोडक्ट बदला है। उसे फिर से एक्सपोर्ट करें, या ऊपर से लिखने के लिए यह ख़ाना ख़ाली करें।',
  ],
  [
    'HSN must be 4 to 8 digits. (Spreadsheets drop a leading 0.)\nPage width is unknown.\nThe weight must be more than 0 kg.',
    'HSN में 4 से 8 अंक हों। (Excel शुरू का 0 हटा देता है।)\nPage width is unknown.\nवज़न 0 kg से ज़्यादा हो।',
  ],
  [
    'An offer is valid for at most 90 days. Line 1: there is no rate yet. Line 2: there is no HSN code yet.',
    'ऑफ़र ज़्यादा से ज़्यादा 90 दिन मान्य हो सकता है। लाइन 1: रेट बाक़ी है। लाइन 2: HSN कोड बाक़ी है।',
  ],
  ['Line 3: there is no rate yet.', 'लाइन 3: रेट बाक़ी है।'],
])('says “%s” in Hindi, with what varies in it', (sentence, translated) => {
  expect(translateRefusal(refusals, sentence)).toBe(translated);
});

it('translates by the code where all its sentences say the same', () => {
  expect(translateRefusal(refusals, 'Something wrong', 'internal_error')).toBe(refusals.codes.internal_error);
});

it('leaves a sentence in English that it does not know, rather than to say less', () => {
  const sentence = 'Two lines have the same number.';
  expect(translateRefusal(refusals, sentence, 'conflict')).toBe(sentence);
});
