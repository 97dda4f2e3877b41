import { beforeEach, expect, it } from 'vitest';
import { forgetKey, keyForRequest } from './idempotency-key.ts';

const request = { cart: { items: { drill: 2 } }, totalamount: 2714 };

beforeEach(forgetKey);

it('is the same for a double click or a retry', () => {
  expect(keyForRequest(request)).toBe(keyForRequest(structuredClone(request)));
});

it('is another one when anything of the request differs', () => {
  const key = keyForRequest(request);
  expect(keyForRequest({ ...request, totalamount: 2715 })).not.toBe(key);
});

it('is another one once the first request was answered', () => {
  const key = keyForRequest(request);
  forgetKey();
  expect(keyForRequest(request)).not.toBe(key);
});
