import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { getWorkingMs } from './answer-time.ts';
import { createWorkingClock } from './working-clock.ts';

const WEEK = {
  weekdays: new Set([1, 2, 3, 4, 5, 6]),
  opensAtMinute: 10 * 60,
  closesAtMinute: 18 * 60 + 30,
  answerHours: 8,
};
const HOLIDAYS = new Set(['2026-10-20', '2026-11-09']);
const FROM = new Date('2026-10-01T13:00+05:30');
const UNTIL = new Date('2026-11-23T11:00+05:30');

it('measures as much as going from day to day does', () => {
  const measure = createWorkingClock(FROM, UNTIL, WEEK, HOLIDAYS);
  const moment = fc.date({ min: FROM, max: UNTIL, noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      expect(measure(one, other)).toBe(getWorkingMs(one, other, WEEK, HOLIDAYS));
    }),
  );
});
