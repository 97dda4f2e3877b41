/** Numbers as buyers write them in lists: '12', '1.5', '१०', 'paanch', 'dedh', 'एक', 'two'. */

const WORDS: Record<number, string> = {
  0.5: 'aadha adha half आधा',
  1: 'ek one एक',
  1.5: 'dedh डेढ़',
  2: 'do two दो',
  2.5: 'dhai adhai ढाई',
  3: 'teen tin three तीन',
  4: 'char chaar four चार',
  5: 'paanch panch five पांच पाँच',
  6: 'chhah chhe chah che six छह छः छे',
  7: 'saat sat seven सात',
  8: 'aath ath eight आठ',
  9: 'nau nine नौ',
  10: 'das dus ten दस',
  11: 'gyarah gyara eleven ग्यारह',
  12: 'barah bara twelve बारह',
  15: 'pandrah pandra fifteen पंद्रह पन्द्रह',
  20: 'bees bis twenty बीस',
  25: 'pachees pachis पच्चीस',
  30: 'tees tis thirty तीस',
  40: 'chalis chalees forty चालीस',
  50: 'pachas pachaas fifty पचास',
  100: 'sau hundred सौ',
};

const numbersByWord = new Map(
  Object.entries(WORDS).flatMap(([number, words]) =>
    words.split(' ').map((word) => [word, Number(number)] as const),
  ),
);

/** @returns undefined for what is no number, and for 0. */
export function readNumber(word: string): number | undefined {
  if (/^\d{1,6}(\.\d{1,3})?$/.test(word)) return Number(word) || undefined;
  return numbersByWord.get(word);
}

/** Replaces Devanagari digits by ASCII ones. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
}
