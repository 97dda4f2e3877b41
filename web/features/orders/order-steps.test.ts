import { expect, it } from 'vitest';
import type { OrderStatus } from '#domain/order-status.ts';
import { toTimelineSteps } from './order-steps.ts';

function describeSteps(...statuses: OrderStatus[]): string[] {
  const history = statuses.map((status) => ({ status, at: new Date('2026-11-20T20:00:00Z') }));
  const steps = toTimelineSteps({ history, status: statuses.at(-1) ?? 'Requested' });
  return steps.map(({ label, state }) => `${label} ${state}`);
}

it('returns the completed steps and those ahead', () => {
  expect(describeSteps('Requested', 'Confirmed')).toEqual([
    'Requested done',
    'Confirmed done',
    'Shipped ahead',
    'Delivered ahead',
  ]);
});

it('ends with the rejection of an order', () => {
  expect(describeSteps('Requested', 'Rejected')).toEqual(['Requested done', 'Rejected failed']);
});

it('gives the date in Indian Standard Time', () => {
  const at = new Date('2026-11-20T20:00:00Z');
  const [first] = toTimelineSteps({ history: [{ status: 'Requested', at }], status: 'Requested' });
  expect(first?.detail).toBe('21\u00a0Nov 2026');
});
