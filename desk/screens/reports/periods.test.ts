import { expect, it } from 'vitest';
import { listPeriods } from './periods.ts';

it('names the periods of the books by the day in India', () => {
  expect(listPeriods(new Date('2026-11-23T12:00+05:30'))).toEqual({
    thisMonth: { from: '2026-11-01', to: '2026-11-23' },
    lastMonth: { from: '2026-10-01', to: '2026-10-31' },
    quarter: { from: '2026-10-01', to: '2026-11-23' },
    year: { from: '2026-04-01', to: '2026-11-23' },
  });
});

it('knows that the financial year ends on 31 March', () => {
  expect(listPeriods(new Date('2027-03-31T23:59+05:30'))).toMatchObject({
    lastMonth: { from: '2027-02-01', to: '2027-02-28' },
    year: { from: '2026-04-01', to: '2027-03-31' },
  });
  expect(listPeriods(new Date('2027-04-01T00:00+05:30'))).toMatchObject({
    thisMonth: { from: '2027-04-01', to: '2027-04-01' },
    quarter: { from: '2027-04-01' },
    year: { from: '2027-04-01' },
  });
  expect(listPeriods(new Date('2027-01-05T12:00+05:30')).lastMonth).toEqual({
    from: '2026-12-01',
    to: '2026-12-31',
  });
});
