import { describe, expect, it } from 'vitest';
import { formatAnswerClock, formatAnswerDue } from './format-answer-time.ts';

const at = (text: string) => new Date(`${text}+05:30`);
const DUE = at('2026-11-30T16:00');

describe('the promised moment', () => {
  it('is a weekday with its date, and a time in India', () => {
    expect(formatAnswerDue(DUE)).toBe('Mon, 30 Nov 2026, 4:00 pm');
  });
});

describe('the clock of the operator', () => {
  it.each([
    ['2026-11-30T15:15', 'due in 45 min'],
    ['2026-11-30T12:59', 'due in 3 h'],
    ['2026-11-28T15:00', 'due in 2 days'],
    ['2026-11-30T16:00', 'due in 0 min'],
    ['2026-11-30T16:20', 'late by 20 min'],
    ['2026-12-01T17:00', 'late by 1 day'],
  ])('says at %s: %s', (now, clock) => {
    expect(formatAnswerClock(DUE, at(now))).toBe(clock);
  });
});
