import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, findBestCorrection } from './search-spelling.ts';

describe('slips', () => {
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
  ])('between %s and %s are %f', (a, b, slips) => {
    expect(editDistance(a, b)).toBe(slips);
  });

  it('are none between equal words, as many there as back, and never more than letters', () => {
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

describe('the likeliest word', () => {
  it('is the nearest one', () => {
    const known = [
      { word: 'drill', documents: 9 },
      { word: 'grill', documents: 9 },
    ];
    expect(findBestCorrection('drll', known, false)).toBe('drill');
  });

  it('is a frequent one rather than a rare one that is a little nearer', () => {
    const known = [
      { word: 'welder', documents: 4000 },
      { word: 'waldars', documents: 1 },
    ];
    expect(findBestCorrection('waldar', known, false)).toBe('welder');
  });

  it('may be longer than what is typed so far', () => {
    const known = [{ word: 'compressor', documents: 9 }];
    expect(findBestCorrection('comprss', known, true)).toBe('compressor');
    expect(findBestCorrection('cmpr', known, true)).toBe('compressor');
    expect(findBestCorrection('cmpr', known, false)).toBeUndefined();
  });

  it('is none when nothing is near, or too little is typed', () => {
    expect(findBestCorrection('asdfgh', [{ word: 'drill', documents: 9 }], false)).toBeUndefined();
    expect(findBestCorrection('xy', [{ word: 'xyz', documents: 9 }], false)).toBeUndefined();
    expect(findBestCorrection('bosch', [{ word: 'batch', documents: 9 }], false)).toBeUndefined();
  });
});
