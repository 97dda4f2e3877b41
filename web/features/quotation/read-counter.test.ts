import { expect, it } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { nameFieldsByLine, readWish } from './read-counter.ts';

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

it('reads prices and quantities as they are typed in India', () => {
  expect(readWish(form({ 'rate 3': ' ₹1,25,000.50 ', 'quantity 3': '2.5' }), 3)).toEqual({
    number: 3,
    rate: 125000.5,
    quantity: 2.5,
  });
  expect(readWish(form({ 'rate 3': 'cheap', 'quantity 3': '' }), 3)).toEqual({ number: 3, rate: Number.NaN });
});

it('wishes nothing of a line whose fields are empty, and leaves out one that is ticked', () => {
  expect(readWish(form({ 'rate 1': '', 'quantity 1': ' ' }), 1)).toBeUndefined();
  expect(readWish(form({ 'rate 1': '5', 'is_dropped 1': 'on' }), 1)).toEqual({ number: 1, is_dropped: true });
});

it('finds the fields of the form that the server names by their place', () => {
  const sent = [{ number: 2 }, { number: 7 }];
  const cause = new ApiError(422, 'Wrong', { fields: { 'lines.1.rate': 'Too low', words: 'Too long' } });
  expect(nameFieldsByLine(cause, sent)).toMatchObject({
    message: 'Wrong',
    fields: { 'rate 7': 'Too low', words: 'Too long' },
  });
});
