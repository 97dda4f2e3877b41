import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeProgress, formatSentQuantity } from './describe-sent.ts';
import { asksForEwayBill } from './eway-bill.ts';
import { canChangeReturn, getReturnableQuantity, RETURN_STATES } from './order-return.ts';
import { addQuantities, subtractQuantity } from './quantity-sum.ts';
import { formatShipmentNumber, parseShipmentNumber } from './shipment-number.ts';

const quantities = fc.integer({ min: 1, max: 999_999_999 }).map((thousandths) => thousandths / 1000);

describe('quantities', () => {
  it('add up exactly, in any parts', () => {
    expect(addQuantities([0.1, 0.2])).toBe(0.3);
    fc.assert(
      fc.property(fc.array(quantities, { minLength: 1, maxLength: 20 }), (parts) => {
        const sum = addQuantities(parts);
        expect(parts.reduce(subtractQuantity, sum)).toBe(0);
      }),
    );
  });

  it('are described while a part has left', () => {
    const describe = (sentQuantity: number, deliveredQuantity: number, quantity = 5) =>
      describeProgress({
        status: sentQuantity < quantity ? 'Confirmed' : 'Shipped',
        quantity,
        sentQuantity,
        deliveredQuantity,
      });
    expect(describe(2, 0)).toBe('2 of 5 sent');
    expect(describe(0.5, 0, 1200.25)).toBe('0.5 of 1,200.25 sent');
    expect(describe(0, 0)).toBe('');
    expect(describe(5, 0)).toBe('');
    expect(formatSentQuantity(5, 5)).toBe('5');
  });

  it('are described while a part has arrived, whether or not the rest has left', () => {
    const order = { quantity: 40, sentQuantity: 40, deliveredQuantity: 25 };
    expect(describeProgress({ ...order, status: 'Shipped' })).toBe('25 of 40 delivered');
    expect(describeProgress({ ...order, status: 'Confirmed', sentQuantity: 25 })).toBe('25 of 40 delivered');
    expect(describeProgress({ ...order, status: 'Confirmed', sentQuantity: 30 })).toBe(
      '30 of 40 sent, 25 delivered',
    );
    expect(describeProgress({ ...order, status: 'Shipped', deliveredQuantity: 40 })).toBe('');
    expect(describeProgress({ ...order, status: 'Delivered' })).toBe('');
  });
});

describe('the number of a shipment', () => {
  it('is read as it is written', () => {
    const request = { financialYear: '2026-27', runningNumber: 123 };
    expect(formatShipmentNumber(request, 2)).toBe('EST/2026-27/000123/S2');
    expect(parseShipmentNumber(' est/2026-27/123/s2 ')).toEqual({ ...request, number: 2 });
  });

  it.each(['EST/2026-27/000123', 'EST/2026-27/000123/S', 'S2', '2026-27/123/S2'])('is not %s', (text) => {
    expect(parseShipmentNumber(text)).toBeUndefined();
  });
});

describe('a return', () => {
  it('is asked for, agreed, received and settled, or refused before', () => {
    const steps = RETURN_STATES.flatMap((from) =>
      RETURN_STATES.filter((to) => canChangeReturn(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(steps).toEqual([
      'asked → agreed',
      'asked → refused',
      'agreed → received',
      'agreed → refused',
      'received → settled',
      'received → refused',
    ]);
  });
});

describe('what can be returned', () => {
  it('is what has arrived and is not returned already, to three decimals', () => {
    const order = { status: 'Shipped', quantity: 5, delivered: 0.3 } as const;
    const asked = { state: 'asked', quantity: 0.1 } as const;
    expect(getReturnableQuantity(order, [asked, { ...asked, state: 'refused' }])).toBe(0.2);
    expect(getReturnableQuantity({ ...order, status: 'Delivered' }, [asked])).toBe(4.9);
  });
});

describe('an e-way bill', () => {
  it('is asked for above ₹50,000', () => {
    expect(asksForEwayBill(50_000_00)).toBe(false);
    expect(asksForEwayBill(50_000_01)).toBe(true);
  });
});
