import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIsoDay, getNextDay, parseDay } from './indian-day.ts';

describe('a day in India', () => {
  it('begins at 18:30 UTC of the day before', () => {
    expect(parseDay('2026-04-01')?.toISOString()).toBe('2026-03-31T18:30:00.000Z');
    expect(parseDay('01/04/2026')?.toISOString()).toBe('2026-03-31T18:30:00.000Z');
  });

  it.each([
    '',
    'today',
    '2026-4-1',
    '2026-02-29',
    '31/02/2026',
    '2026-13-01',
    '0000-00-00',
    '2026-04-01T00:00',
  ])('is not “%s”', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });

  it('ends where the next one begins', () => {
    const moments = fc.date({
      min: new Date('1950-01-01'),
      max: new Date('2200-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const start = parseDay(formatIsoDay(moment)) as Date;
        expect(start <= moment && moment < getNextDay(start)).toBe(true);
        expect(parseDay(formatIsoDay(getNextDay(start)))).toEqual(getNextDay(start));
      }),
    );
  });
});
