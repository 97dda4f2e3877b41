import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugFromTitle } from './slug.ts';

describe('slugFromTitle', () => {
  it.each([
    ['Vajra VD-13RE Impact Drill (750 W)', 'vajra-vd-13re-impact-drill-750-w'],
    ['  Cement, 43 Grade / 50 kg  ', 'cement-43-grade-50-kg'],
    ['Vernier Caliper 0–150 mm', 'vernier-caliper-0-150-mm'],
    ['Floor Scale 600 × 600 mm', 'floor-scale-600-600-mm'],
    ['आटा चक्की 2 HP', 'आटा-चक्की-2-hp'],
    ['!!!', 'item'],
  ])('turns %j into %s', (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug);
  });

  it('returns one path segment without spaces or double hyphens, unchanged when applied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = slugFromTitle(title);
        expect(slug).not.toMatch(/[\s/?#%]|--|^-|-$/);
        expect(slugFromTitle(slug)).toBe(slug);
      }),
    );
  });
});
