import { expect, it } from 'vitest';
import { readTypedPrice } from './typed-price.ts';

it.each([
  ['5000', 500_000],
  [' ₹1,250.50 ', 125_050],
  ['Rs. 1250/-', 125_000],
  ['1.5 lakh', 1_50_000_00],
  ['0', 0],
])('reads %j as an amount', (typed, paise) => {
  expect(readTypedPrice(typed)).toBe(paise);
});

it.each(['', 'free', '12 kg', '-5', '1000 + GST', '99999999999', '₹'])('reads %j as no amount', (typed) => {
  expect(readTypedPrice(typed)).toBeUndefined();
});
