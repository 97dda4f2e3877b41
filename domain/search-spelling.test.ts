import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, findBestCorrection, isAbbreviation, isCorrectable } from './search-spelling.ts';

describe('editDistance', () => {
  it.each([
    ['drll', 'drill', 0.5],
    ['drilll', 'drill', 0.5],
    ['drall', 'drill', 0.5],
    ['dnill', 'drill', 1],
    ['pmup', 'pump', 1],
    ['grnider', 'grinder', 1],
    ['kompresor', 'compressor', 1],
    ['marbal', 'marble', 1],
    ['', 'drill', 4],
    ['सिलाइ', 'सिलाई', 1],
  ])('of %j and %j is %f', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('is 0 for equal words, symmetric, and at most the length of the longer word', () => {
    const word = fc.stringMatching(/^[a-z]{0,12}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, a)).toBe(0);
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('findBestCorrection', () => {
  it('finds the nearest word', () => {
    const known = [
      { word: 'drill', documents: 9, headings: 9 },
      { word: 'grill', documents: 9, headings: 9 },
    ];
    expect(findBestCorrection('drll', known, false)).toBe('drill');
  });

  it('finds a short word only by its first letter', () => {
    const known = ['len', 'fan'].map((word) => ({ word, documents: 9, headings: 9 }));
    expect(findBestCorrection('allen', known, false)).toBeUndefined();
    expect(findBestCorrection('fann', known, false)).toBe('fan');
  });

  it('prefers a frequent word to a rare one that is slightly nearer', () => {
    const known = [
      { word: 'welder', documents: 4000, headings: 4000 },
      { word: 'waldars', documents: 1, headings: 1 },
    ];
    expect(findBestCorrection('waldar', known, false)).toBe('welder');
  });

  it('prefers, of words equally near, the one that headings have', () => {
    const known = [
      { word: 'hose', documents: 900, headings: 0 },
      { word: 'shoe', documents: 3, headings: 3 },
    ];
    expect(findBestCorrection('shose', known, false)).toBe('shoe');
  });

  it('completes a prefix, but only when a prefix is expected', () => {
    const known = [{ word: 'compressor', documents: 9, headings: 9 }];
    expect(findBestCorrection('comprss', known, true)).toBe('compressor');
    expect(findBestCorrection('cmpr', known, true)).toBe('compressor');
    expect(findBestCorrection('cmpr', known, false)).toBeUndefined();
  });

  it('finds nothing when no word is near or the text is too short', () => {
    expect(
      findBestCorrection('asdfgh', [{ word: 'drill', documents: 9, headings: 9 }], false),
    ).toBeUndefined();
    expect(findBestCorrection('xy', [{ word: 'xyz', documents: 9, headings: 9 }], false)).toBeUndefined();
    expect(
      findBestCorrection('bosch', [{ word: 'batch', documents: 9, headings: 9 }], false),
    ).toBeUndefined();
  });
});

describe('a word', () => {
  it.each(['drll', 'shose', 'मोटार'])('such as %s may be misspelt', (word) => {
    expect(isCorrectable(word)).toBe(true);
  });

  it.each(['nut', 'jcb', '7018', 'vd13re', '5000'])('such as %s is never corrected', (word) => {
    expect(isCorrectable(word)).toBe(false);
  });

  it('without vowels is an abbreviation', () => {
    expect(['mcb', 'tmt', 'drll'].every(isAbbreviation)).toBe(true);
    expect(['drill', 'opc', 'xyz', 'मोटर', '4mm'].some(isAbbreviation)).toBe(false);
  });
});
