import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawCategories, getCurrentDraw } from './category-draw.ts';

const draws = fc.nat({ max: 10_000_000 });
const shops = fc.uniqueArray(fc.string(), { maxLength: 60 });

describe('drawCategories', () => {
  it('draws four different categories in their order, or all when there are fewer', () => {
    fc.assert(
      fc.property(draws, shops, (draw, categories) => {
        const drawn = drawCategories(draw, categories);
        expect(drawn).toHaveLength(Math.min(4, categories.length));
        expect(drawn).toEqual(categories.filter((category) => drawn.includes(category)));
      }),
    );
  });

  it('draws the same categories for the same draw', () => {
    fc.assert(
      fc.property(draws, shops, (draw, categories) => {
        expect(drawCategories(draw, [...categories])).toEqual(drawCategories(draw, categories));
      }),
    );
  });

  it('draws each category, and each pair of them, about equally often in successive draws', () => {
    const categories = Array.from({ length: 12 }, (_, position) => position);
    const counts = new Map<string, number>();
    const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
    const first = Math.floor(Date.UTC(2026, 10, 23) / 600_000);
    for (let draw = first; draw < first + 6600; draw += 1) {
      const drawn = drawCategories(draw, categories);
      for (const one of drawn) {
        count(`${one}`);
        for (const other of drawn) if (one < other) count(`${one} and ${other}`);
      }
    }
    // Expected: a category 6600 × 4 ÷ 12 = 2200 times, one of the 66 pairs 6600 × 6 ÷ 66 = 600 times.
    expect(counts.size).toBe(12 + 66);
    for (const [key, times] of counts) {
      const expected = key.includes('and') ? 600 : 2200;
      expect(Math.abs(times - expected), `${key}: ${times}`).toBeLessThan(expected / 5);
    }
  });
});

describe('getCurrentDraw', () => {
  afterEach(() => vi.useRealTimers());

  it('stays the same for ten minutes', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
    const draw = getCurrentDraw();
    vi.setSystemTime(new Date('2026-11-23T10:09:59.999Z'));
    expect(getCurrentDraw()).toBe(draw);
    vi.setSystemTime(new Date('2026-11-23T10:10:00Z'));
    expect(getCurrentDraw()).toBe(draw + 1);
  });
});
