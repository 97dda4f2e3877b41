import { expect, it } from 'vitest';
import type { OrderStatus } from '#domain/order-status.ts';
import { toTimelineSteps } from './order-steps.ts';

function stepsAfter(...statuses: OrderStatus[]): string[] {
  const history = statuses.map((status) => ({ status, at: new Date('2026-11-20T20:00:00Z') }));
  const steps = toTimelineSteps({ history, status: statuses.at(-1) ?? 'Requested' });
  return steps.map(({ label, state }) => `${label} ${state}`);
}

it('shows the steps made and those ahead', () => {
  expect(stepsAfter('Requested', 'Confirmed')).toEqual([
    'Requested done',
    'Confirmed done',
    'Shipped ahead',
    'Delivered ahead',
  ]);
});

it('ends where an order was rejected', () => {
  expect(stepsAfter('Requested', 'Rejected')).toEqual(['Requested done', 'Rejected failed']);
});

it('gives the day it was in India', () => {
  const at = new Date('2026-11-20T20:00:00Z');
  const [first] = toTimelineSteps({ history: [{ status: 'Requested', at }], status: 'Requested' });
  expect(first?.detail).toBe('21/11/2026');
});
