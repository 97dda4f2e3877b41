import { describe, expect, it } from 'vitest';
import { isDevanagari, transliterateHindi } from './search-transliteration.ts';

describe('transliterateHindi', () => {
  it.each([
    ['टिलर', 'tilar'],
    ['सोलर', 'solar'],
    ['ड्रिल', 'dril'],
    ['कंप्रेसर', 'kampresar'],
    ['ग्राइंडर', 'graindar'],
    ['मशीन', 'mashin'],
    ['एलईडी', 'elaidi'],
    ['13 mm', '13 mm'],
  ])('writes %s as %s', (hindi, latin) => {
    expect(transliterateHindi(hindi)).toBe(latin);
  });
});

describe('isDevanagari', () => {
  it('distinguishes Hindi from English words', () => {
    expect([isDevanagari('मशीन'), isDevanagari('machine')]).toEqual([true, false]);
  });
});
