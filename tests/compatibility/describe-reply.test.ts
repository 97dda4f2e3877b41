import { describe, expect, it } from 'vitest';
import { describeReply, findBreaches } from './describe-reply.ts';

const describeBody = (body: unknown) => describeReply({ status: 200, body });
const PAGE = {
  success: true,
  orders: [
    { order_qty: 2, next: null, reason: 'x' },
    { order_qty: 2, next: 'a' },
  ],
};

describe('the description of a reply', () => {
  it('names the types of all fields, and which of them can be absent', () => {
    expect(describeBody(PAGE)).toEqual({
      status: 200,
      fields: {
        orders: 'array',
        'orders[]': 'object',
        'orders[].next': 'null|string',
        'orders[].order_qty': 'number',
        'orders[].reason': 'string?',
        success: 'boolean',
      },
      values: { 'orders[].order_qty': 2, success: true },
    });
  });

  it('takes the ids of a map for one name', () => {
    const prices = { a23456789012345678901b: { price: 1 }, b23456789012345678901b: { price: 2 } };
    expect(describeBody({ prices }).fields).toMatchObject({ 'prices.*.price': 'number' });
  });
});

describe('a reply of another version', () => {
  const findIn = (body: unknown, status = 200) =>
    findBreaches(describeBody(PAGE), describeReply({ status, body }));
  const [first, second] = PAGE.orders;

  it('keeps the promise with more fields, and without what could be absent', () => {
    expect(findIn({ ...PAGE, total: 2, orders: [{ ...second, unit: 'NOS' }] })).toEqual([]);
  });

  it('breaks it by another status, type or value, and by a field that is missing or can be absent', () => {
    expect(findIn(PAGE, 404)).toEqual(['status was 200 and is 404']);
    expect(findIn({ ...PAGE, orders: [{ ...first, order_qty: '2' }] })).toEqual([
      'orders[].order_qty was number and is string',
      'orders[].order_qty was 2 and is 2',
    ]);
    expect(findIn({ ...PAGE, success: false })).toEqual(['success was true and is false']);
    expect(findIn({ success: true })).toContain('orders is missing');
    expect(findIn({ ...PAGE, orders: [first, { next: null }] })).toEqual([
      'orders[].order_qty was number and is number?',
    ]);
  });
});
