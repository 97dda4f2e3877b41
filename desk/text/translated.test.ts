import { expect, it } from 'vitest';
import { listTexts } from '../../tests/support/desk-texts.ts';
import { en } from './en.ts';
import { hi, refusals } from './hi.ts';

/** What the trade writes in Latin letters in both languages. */
const ABBREVIATIONS = [
  ...['CGST', 'GST', 'GST, %', 'GSTIN', 'HSN', 'HSN / SAC', 'IGST', 'SAC', 'SGST', 'SKU', 'Tally'],
];
/** Other texts that are the same: names of files, and numbers of revisions. */
const SAME_IN_BOTH = [
  'buyers.dataFileName',
  'quotation.draftFile',
  'quotation.event',
  'quotation.hsn',
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

/** One word for one thing in Hindi: what is said, and what else it could be called. */
const HINDI_WORDS: [said: string, others: RegExp][] = [
  ['GST, GSTIN, IGST, CGST, SGST, UTGST', /जीएसटी/],
  ['HSN, SAC, PAN, LUT, IFSC, CIN, ERP, Tally', /एचएसएन|एसएसी|पैन |एलयूटी|आईएफ़एससी|सीआईएन|ईआरपी|टैली/],
  ['ई-मेल', /(?<!ई-)(?<!\p{Script=Devanagari})मेल(?!\p{Script=Devanagari}| नहीं खा)/u],
  ['समानार्थी', /सिनॉनिम/],
  ['रक़म', /राशि|रकम/],
  ['एक्सपोर्ट, इम्पोर्ट', /निर्यात|आयात|इंपोर्ट/],
  ['इस्तेमाल', /उपयोग/],
  ['इंतज़ार', /प्रतीक्षा/],
  ['सिर्फ़', /केवल/],
  ['हफ़्ता, महीना, तारीख़', /सप्ताह|(?<!\p{Script=Devanagari})माह(?!\p{Script=Devanagari})|तिथि/u],
  ['समाप्त', /ख़त्म/],
  ['नामंज़ूर', /अस्वीकार|अस्वीकृत|रिजेक्ट/],
  ['दोहराव', /डुप्लीकेट/],
  ['डिस्पैच', /रवानगी/],
  ['बाक़ी', /बाकी/],
];

it.each(HINDI_WORDS)('Hindi says %s, and no other word for it', (_, others) => {
  const texts = [...listTexts({ hi, refusals }).values()];
  expect(texts.filter((text) => others.test(text))).toEqual([]);
});
