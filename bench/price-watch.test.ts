import { expect, test } from 'vitest';
import { createPriceWatch } from './price-watch.ts';

const stored = async () => undefined;

test('a price is stale by the time between the next change and the question', async () => {
  const watch = createPriceWatch(100);
  const askedBefore = performance.now();
  await watch.change(101, stored);
  const askedAfter = performance.now() + 40;
  expect(watch.saw(100, askedBefore)).toBe(true);
  expect(watch.saw(101, askedAfter)).toBe(true);
  expect(watch.stalestMs()).toBe(0);
  // Counted from the first change after it, not from the latest.
  await watch.change(102, stored);
  expect(watch.saw(100, askedAfter)).toBe(true);
  expect(watch.stalestMs()).toBeGreaterThanOrEqual(40);
});

test('a price may be seen before its storing is confirmed, and no other one at all', async () => {
  const watch = createPriceWatch(100);
  await watch.change(101, async () => {
    expect(watch.saw(101, performance.now())).toBe(true);
    expect(watch.saw(100, performance.now())).toBe(true);
  });
  expect(watch.stalestMs()).toBe(0);
  expect(watch.saw(102, performance.now())).toBe(false);
});
