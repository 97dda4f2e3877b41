import { describe, expect, it } from 'vitest';
import { segmentTerms } from './terms.ts';
import { matchAtLeast, matchEvery } from './text-match.ts';
import type { Span } from './vocabulary-queries.ts';

/** Every word and every two adjacent words of a text, as selectSpans returns them. */
function buildSpans(text: string, known: Record<string, Partial<Span>>): Span[] {
  const words = text.split(' ');
  return words.flatMap((_, start) =>
    [1, 2]
      .filter((size) => start + size <= words.length)
      .map((size) => {
        const phrase = words.slice(start, start + size).join(' ');
        const joined = phrase.replaceAll(' ', '');
        const unknown = { documents: 0, headings: 0, replacements: [], completions: [], missingBrand: null };
        return { start, size, phrase, joined, ...unknown, ...known[phrase] };
      }),
  );
}

describe('terms', () => {
  it('are the words of a text', () => {
    const terms = segmentTerms(
      buildSpans('impact drill', { impact: { documents: 3 }, drill: { documents: 9 } }),
    );
    expect(terms.map(({ alternatives }) => alternatives)).toEqual([[['impact']], [['drill']]]);
  });

  it('may be several words that a synonym replaces', () => {
    const terms = segmentTerms(
      buildSpans('silai machine', { 'silai machine': { replacements: ['sewing machine'] } }),
    );
    expect(terms).toMatchObject([{ interpreted: 'sewing machine', alternatives: [['sewing', 'machine']] }]);
  });

  it('may be a part number typed in pieces', () => {
    const terms = segmentTerms(buildSpans('gsb 13re', { 'gsb 13re': { documents: 1 } }));
    expect(terms).toMatchObject([{ typed: 'gsb13re', alternatives: [['gsb13re']] }]);
  });

  it('may be an unfinished part number', () => {
    const completions = [{ word: 'gsb13re', documents: 1, headings: 1 }];
    expect(segmentTerms(buildSpans('gsb 13', { 'gsb 13': { completions } }))).toMatchObject([
      { longerWords: completions },
    ]);
  });

  it('are optional when their synonym is empty', () => {
    const terms = segmentTerms(
      buildSpans('best drill', { best: { replacements: [''] }, drill: { documents: 9 } }),
    );
    expect(terms.map(({ isRequired }) => isRequired)).toEqual([false, true]);
    expect(matchEvery(terms).anywhere).toBe("'drill'");
  });

  it('are optional when they name a brand that the catalogue lacks, unless the operator has a synonym for it', () => {
    const spans = { makita: { missingBrand: 'Makita' }, drill: { documents: 9 } };
    expect(segmentTerms(buildSpans('makita drill', spans))).toMatchObject([
      { missingBrand: 'Makita', isRequired: false },
      { missingBrand: null, isRequired: true },
    ]);
    const replaced = { makita: { missingBrand: 'Makita', replacements: ['vajra'] } };
    expect(segmentTerms(buildSpans('makita', replaced))).toMatchObject([
      { missingBrand: null, isRequired: true, alternatives: [['vajra']] },
    ]);
  });
});

describe('a text match', () => {
  const terms = segmentTerms(
    buildSpans('a b c', {
      a: { documents: 1 },
      b: { documents: 1, replacements: ['x y'] },
      c: { documents: 1 },
    }),
  );

  it('requires one alternative of every term, anywhere or in the heading', () => {
    expect(matchEvery(terms)).toMatchObject({
      anywhere: "('a' & (('x' & 'y') | 'b') & 'c')",
      inHeading: "('Ha' & (('Hx' & 'Hy') | 'Hb') & 'Hc')",
      ranking: "('a' | 'x' | 'y' | 'b' | 'c')",
    });
  });

  it('prefers listings that have every word as typed in their heading, also the optional ones', () => {
    const terms = segmentTerms(
      buildSpans('power tool shoe', {
        power: { documents: 9, headings: 9 },
        tool: { documents: 9, headings: 9, replacements: ['', 'tool'] },
        shoe: { documents: 9, headings: 9, replacements: ['boot'] },
      }),
    );
    expect(matchEvery(terms)).toMatchObject({
      inHeading: "('Hpower' & ('Hboot' | 'Hshoe'))",
      preferred: "('Hpower' & 'Htool' & 'Hshoe')",
      outsideDescription: "('power':ABC | ('boot':ABC | 'shoe':ABC))",
      ranking: "('power' | 'tool' | 'shoe')",
      termCount: 3,
    });
  });

  it('has no preference when all matches are alike', () => {
    expect(matchEvery(segmentTerms(buildSpans('drill', { drill: { documents: 9 } }))).preferred).toBeNull();
  });

  it('can require any given number of the terms', () => {
    expect(matchAtLeast(terms, 1).anywhere).toBe("('a' | (('x' & 'y') | 'b') | 'c')");
    expect(matchAtLeast(terms, 2).anywhere.match(/&/g)).toHaveLength(3 + 2);
  });

  it('escapes quotes and backslashes in a word', () => {
    const terms = segmentTerms(buildSpans("o'b\\c", { "o'b\\c": { documents: 1 } }));
    expect(matchEvery(terms).anywhere).toBe("'o''b\\\\c'");
  });
});
