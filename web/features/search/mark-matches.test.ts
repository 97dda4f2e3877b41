import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markMatches } from './mark-matches.ts';

/** The title with the marked pieces in brackets. */
const mark = (title: string, ...words: string[]) =>
  markMatches(title, words)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('markMatches', () => {
  it('marks where words begin with what was searched for, whatever the capitals', () => {
    expect(mark('Cordless Drill 18 V, drilling kit', 'drill')).toBe('Cordless [Drill] 18 V, [drill]ing kit');
    expect(mark('Vajra VD-10RE Drill', 'vd', '10', 'dr')).toBe('Vajra [VD]-[10]RE [Dr]ill');
    expect(mark('कोण ग्राइंडर', 'ग्राइंडर')).toBe('कोण [ग्राइंडर]');
  });

  it('marks inside of words what none begins with, unless it is short', () => {
    expect(mark('Flameproof Motor', 'proof')).toBe('Flame[proof] Motor');
    expect(mark('Proof Flameproof', 'proof')).toBe('[Proof] Flameproof');
    expect(mark('Flameproof Motor', 'am')).toBe('Flameproof Motor');
  });

  it('joins what touches or overlaps', () => {
    expect(mark('Drilling', 'drill', 'drilling')).toBe('[Drilling]');
    expect(mark('18V', '18', 'v')).toBe('[18]V');
  });

  it('marks nothing without words and in letters that change their length', () => {
    expect(mark('Drill')).toBe('Drill');
    expect(mark('Drill', '')).toBe('Drill');
    expect(mark('İ Drill', 'drill')).toBe('İ Drill');
  });

  it('never changes a title', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (title, words) => {
        const pieces = markMatches(title, words);
        expect(pieces.map(({ text }) => text).join('')).toBe(title);
      }),
    );
  });
});
