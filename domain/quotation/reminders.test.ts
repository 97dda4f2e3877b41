import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from '../indian-format.ts';
import { findDueReminder, getReminderTime, REMINDER_DAYS } from './reminders.ts';

/** The midnight after 8 December 2026 in India. */
const LAPSES_AT = new Date('2026-12-08T18:30:00Z');
const HOUR_MS = 60 * 60 * 1000;

describe('reminders of an offer', () => {
  it('are due at nine in the morning in India, three days and one day before its last day', () => {
    expect(REMINDER_DAYS.map((days) => formatDateTime(getReminderTime(LAPSES_AT, days)))).toEqual([
      '05/12/2026 09:00',
      '07/12/2026 09:00',
    ]);
  });

  it('are left out when the offer was sent later, so that none follows it at once', () => {
    const sentAt = new Date('2026-12-06T04:00:00Z');
    const at = (iso: string) => findDueReminder({ sentAt, lapsesAt: LAPSES_AT, reminded: [] }, new Date(iso));
    expect(at('2026-12-06T04:01:00Z')).toBeUndefined();
    expect(at('2026-12-07T03:29:00Z')).toBeUndefined();
    expect(at('2026-12-07T03:30:00Z')).toBe(1);
  });

  it('are sent at most once each and never after the lapse, however long the shop was closed in between', () => {
    const moments = fc.array(fc.integer({ min: -30 * 24, max: 48 }), { maxLength: 100 });
    const sentBefore = fc.integer({ min: 1, max: 30 * 24 });
    fc.assert(
      fc.property(moments, sentBefore, (hours, hoursBefore) => {
        const sentAt = new Date(LAPSES_AT.getTime() - hoursBefore * HOUR_MS);
        const reminded: number[] = [];
        for (const hour of hours.toSorted((one, other) => one - other)) {
          const now = new Date(LAPSES_AT.getTime() + hour * HOUR_MS);
          if (now < sentAt) continue;
          const due = findDueReminder({ sentAt, lapsesAt: LAPSES_AT, reminded }, now);
          if (due === undefined) continue;
          expect(now < LAPSES_AT).toBe(true);
          expect(now >= getReminderTime(LAPSES_AT, due)).toBe(true);
          reminded.push(due);
        }
        expect(new Set(reminded).size).toBe(reminded.length);
        expect(reminded).toEqual(reminded.toSorted((one, other) => other - one));
      }),
    );
  });
});
