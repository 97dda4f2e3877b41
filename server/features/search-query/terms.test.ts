import { describe, expect, it } from 'vitest';
import { segmentTerms } from './terms.ts';
import { matchAtLeast, matchEvery } from './text-match.ts';
import type { Span } from './vocabulary-queries.ts';

/** Every word, and every two that stand together, as the database reports them. */
function spansOf(text: string, known: Record<string, Partial<Span>>): Span[] {
  const words = text.split(' ');
  return words.flatMap((_, start) =>
    [1, 2]
      .filter((size) => start + size <= words.length)
      .map((size) => {
        const phrase = words.slice(start, start + size).join(' ');
        const joined = phrase.replaceAll(' ', '');
        const nothing = { documents: 0, replacements: [], completions: [] };
        return { start, size, phrase, joined, ...nothing, ...known[phrase] };
      }),
  );
}

describe('terms', () => {
  it('are the words of a text', () => {
    const terms = segmentTerms(
      spansOf('impact drill', { impact: { documents: 3 }, drill: { documents: 9 } }),
    );
    expect(terms.map(({ alternatives }) => alternatives)).toEqual([[['impact']], [['drill']]]);
  });

  it('may be several words with a synonym, which is found instead', () => {
    const terms = segmentTerms(
      spansOf('silai machine', { 'silai machine': { replacements: ['sewing machine'] } }),
    );
    expect(terms).toMatchObject([{ interpreted: 'sewing machine', alternatives: [['sewing', 'machine']] }]);
  });

  it('may be a part number in pieces', () => {
    const terms = segmentTerms(spansOf('gsb 13re', { 'gsb 13re': { documents: 1 } }));
    expect(terms).toMatchObject([{ typed: 'gsb13re', alternatives: [['gsb13re']] }]);
  });

  it('may be a part number that is not finished', () => {
    const completions = [{ word: 'gsb13re', documents: 1 }];
    expect(segmentTerms(spansOf('gsb 13', { 'gsb 13': { completions } }))).toMatchObject([{ completions }]);
  });

  it('need not fit when a synonym says so', () => {
    const terms = segmentTerms(
      spansOf('best drill', { best: { replacements: [''] }, drill: { documents: 9 } }),
    );
    expect(terms.map(({ isRequired }) => isRequired)).toEqual([false, true]);
    expect(matchEvery(terms).anywhere).toBe("'drill'");
  });
});

describe('what a text is matched by', () => {
  const terms = segmentTerms(
    spansOf('a b c', {
      a: { documents: 1 },
      b: { documents: 1, replacements: ['x y'] },
      c: { documents: 1 },
    }),
  );

  it('is every term in one of its ways, anywhere or in the heading', () => {
    expect(matchEvery(terms)).toEqual({
      anywhere: "('a' & (('x' & 'y') | 'b') & 'c')",
      inHeading: "('Ha' & (('Hx' & 'Hy') | 'Hb') & 'Hc')",
      ranking: "('a' | 'x' | 'y' | 'b' | 'c')",
    });
  });

  it('may be some of the terms, whichever', () => {
    expect(matchAtLeast(terms, 1).anywhere).toBe("('a' | (('x' & 'y') | 'b') | 'c')");
    expect(matchAtLeast(terms, 2).anywhere.match(/&/g)).toHaveLength(3 + 2);
  });

  it('stays a word whatever stands in it', () => {
    const odd = segmentTerms(spansOf("o'b\\c", { "o'b\\c": { documents: 1 } }));
    expect(matchEvery(odd).anywhere).toBe("'o''b\\\\c'");
  });
});
