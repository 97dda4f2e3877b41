import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '#domain/order-status.ts';
import type { Order } from './order.ts';
import { findSharedProgress, groupByRequest, isAwaitingAnswer } from './request-groups.ts';

/** An order of a request that has gone through these steps: a status, its day of November, and a note. */
function orderWith(invoiceId: string, ...steps: [OrderStatus, day: number, reason?: string][]): Order {
  const history = steps.map(([status, day, reason = '']) => ({
    status,
    at: new Date(2026, 10, day),
    reason,
  }));
  return { invoiceId, history, status: history.at(-1)?.status } as Order;
}

const requested = orderWith('a', ['Requested', 1]);
const confirmed = orderWith('a', ['Requested', 1], ['Confirmed', 2, 'Freight included']);
const rejected = orderWith('a', ['Requested', 1], ['Rejected', 3, 'Sold out']);

it('groups consecutive orders of one request', () => {
  const other = orderWith('b', ['Requested', 1]);
  expect(groupByRequest([requested, confirmed, other]).map(({ orders }) => orders.length)).toEqual([2, 1]);
});

describe('the progress that orders share', () => {
  it('leaves out rejected ones', () => {
    expect(findSharedProgress([rejected, confirmed, { ...confirmed }])).toBe(confirmed);
    expect(findSharedProgress([rejected])).toBeUndefined();
  });

  it.each([
    { difference: 'a step', other: requested },
    { difference: 'a day', other: orderWith('a', ['Requested', 1], ['Confirmed', 3, 'Freight included']) },
    { difference: 'a note', other: orderWith('a', ['Requested', 1], ['Confirmed', 2, 'Freight extra']) },
  ])('does not exist if they differ in $difference', ({ other }) => {
    expect(findSharedProgress([confirmed, other])).toBeUndefined();
  });
});

it('awaits an answer while one order is requested', () => {
  expect(isAwaitingAnswer([rejected, confirmed, requested])).toBe(true);
  expect(isAwaitingAnswer([rejected, confirmed])).toBe(false);
});
