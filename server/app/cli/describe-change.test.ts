import { describe, expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';

const describeBetween = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  describeChange({ subject: 'a', label: null, before, after }, new Map([['c1', 'Welding']]));

describe('describing a changed row', () => {
  it('uses the names and units of the commands instead of those of the database', () => {
    const before = {
      added_discount_bps: 0,
      added_discount_micro_bps: 450_000_000,
      list_price_paise: 385_000,
      position: 0,
      category_id: 'c1',
      brochure_url: null,
      done_at: null,
    };
    const after = {
      added_discount_bps: 500,
      added_discount_micro_bps: 1_369_047_619,
      list_price_paise: 123_456_750,
      position: 2,
      category_id: 'gone',
      brochure_url: '/media/a.pdf',
      done_at: '2026-11-22T01:30:00Z',
    };
    expect(describeBetween(before, after)).toEqual([
      'added discount: 0% → 5%',
      'added discount: 4.5% → agreed price (13.69%)',
      'price: ₹3,850 → ₹12,34,567.50',
      'place: 1 → 3',
      'category: Welding → gone',
      'brochure_url: "" → /media/a.pdf',
      'done: "" → 22/11/2026 07:00',
    ]);
  });

  it('shortens a long value to its beginning and length', () => {
    const page = `<h2>We sell</h2>\n${'<p>x</p>'.repeat(1000)}`;
    expect(describeBetween({ content: page }, { content: '<p>Closed</p>' })).toEqual([
      'content: <h2>We sell</h2> <p>x</p><p>x</p><p>x</… (8,017 characters) → <p>Closed</p>',
    ]);
  });
});
