import { beforeEach, expect, it } from 'vitest';
import { clearIdempotencyKey, getOrCreateIdempotencyKey } from './idempotency-key.ts';

const request = { cart: { items: { drill: 2 } }, totalamount: 2714 };

beforeEach(clearIdempotencyKey);

it('is the same for a double click or a retry', () => {
  expect(getOrCreateIdempotencyKey(request)).toBe(getOrCreateIdempotencyKey(structuredClone(request)));
});

it('is another one when anything of the request differs', () => {
  const key = getOrCreateIdempotencyKey(request);
  expect(getOrCreateIdempotencyKey({ ...request, totalamount: 2715 })).not.toBe(key);
});

it('is another one once the first request was answered', () => {
  const key = getOrCreateIdempotencyKey(request);
  clearIdempotencyKey();
  expect(getOrCreateIdempotencyKey(request)).not.toBe(key);
});
