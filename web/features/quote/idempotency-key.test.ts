import { beforeEach, expect, it } from 'vitest';
import { clearIdempotencyKey, getOrCreateIdempotencyKey } from './idempotency-key.ts';

const request = { cart: { items: { drill: 2 } }, totalamount: 2714 };

beforeEach(clearIdempotencyKey);

it('returns the same key for a double click or a retry', () => {
  expect(getOrCreateIdempotencyKey(request)).toBe(getOrCreateIdempotencyKey(structuredClone(request)));
});

it('returns another key when any part of the request differs', () => {
  const key = getOrCreateIdempotencyKey(request);
  expect(getOrCreateIdempotencyKey({ ...request, totalamount: 2715 })).not.toBe(key);
});

it('returns another key after the response to the first request', () => {
  const key = getOrCreateIdempotencyKey(request);
  clearIdempotencyKey();
  expect(getOrCreateIdempotencyKey(request)).not.toBe(key);
});
