import { describe, expect, it } from 'vitest';
import { canAddDiscount, canChangeStatus, ORDER_STATUSES } from './order-status.ts';

describe('an order’s status', () => {
  it('takes exactly the five steps of the rule', () => {
    const steps = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => canChangeStatus(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(steps).toEqual([
      'Requested → Confirmed',
      'Requested → Rejected',
      'Confirmed → Shipped',
      'Confirmed → Rejected',
      'Shipped → Delivered',
    ]);
  });

  it('allows an added discount only before shipping', () => {
    expect(ORDER_STATUSES.filter(canAddDiscount)).toEqual(['Requested', 'Confirmed']);
  });
});
