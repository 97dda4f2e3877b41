import { describe, expect, it } from 'vitest';
import { formatFigureFilter, isInRange, readSpecificationFilters } from './specification-filter.ts';
import { isSameFigure, toStep } from './stored-values.ts';

describe('readSpecificationFilters', () => {
  it.each([
    ['Power:700-900', { min: 700, max: 900 }],
    ['Power:900-700', { min: 700, max: 900 }],
    ['Power:700-', { min: 700, max: null }],
    ['Power:-900', { min: null, max: 900 }],
    ['Power:3728.5', { min: 3728.5, max: 3728.5 }],
  ])('reads the range of %s', (text, range) => {
    expect(readSpecificationFilters([text])[0]?.ranges).toEqual([range]);
  });

  it.each(['Grade:Fe 500D', 'Grade:-', 'Grade:1-2-3', 'Grade:1e5', 'Sizes:6–11 UK'])(
    'reads %s as a choice',
    (text) => {
      const [filter] = readSpecificationFilters([text]);
      expect(filter).toEqual({
        name: text.split(':')[0],
        choices: [text.slice(text.indexOf(':') + 1)],
        ranges: [],
      });
    },
  );

  it('joins the values of one name', () => {
    const filters = readSpecificationFilters(['A:1', 'B:x', 'A:2-3']);
    expect(filters.map(({ name, ranges }) => [name, ranges.length])).toEqual([
      ['A', 2],
      ['B', 0],
    ]);
  });

  it('reads what formatFigureFilter writes', () => {
    for (const [min, max] of [
      [5, 5],
      [0.5, 12.25],
    ] as const) {
      const [range] = readSpecificationFilters([formatFigureFilter('N', min, max)])[0]?.ranges ?? [];
      expect(range).toEqual({ min, max });
      expect(isInRange(min, range ?? { min: null, max: null })).toBe(true);
    }
  });
});

describe('figures', () => {
  it('grow with their steps', () => {
    const steps = [0, 0.001, 0.5, 1, 1.4, 2, 999, 1000, 1e13].map(toStep);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(toStep(1000)).toBe(24);
  });

  it('are the same when the trade calls them the same', () => {
    expect(isSameFigure(3700, 3728.5, 'HP')).toBe(true);
    expect(isSameFigure(100, 101.6, 'inch')).toBe(true);
    expect(isSameFigure(12, 12.5, 'mm')).toBe(false);
    expect(isSameFigure(2200, 2237.1, 'kW')).toBe(false);
  });
});
