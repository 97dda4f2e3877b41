import { describe, expect, it } from 'vitest';
import { canAddDiscount, canChangeStatus, ORDER_STATUSES } from './order-status.ts';

describe('the status of an order', () => {
  it('allows exactly five transitions', () => {
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
