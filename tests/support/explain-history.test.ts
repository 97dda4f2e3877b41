import { describe, expect, it } from 'vitest';
import { findUnexplained, type Operation } from './explain-history.ts';

/** A number that can be written and read. */
const write = (value: number, askedAt: number, answeredAt: number): Operation<number> => ({
  ...{ description: `write ${value}`, askedAt, answeredAt, ways: [[() => value]] },
});
const read = (value: number, askedAt: number, answeredAt: number): Operation<number> => ({
  ...{ description: `read ${value}`, askedAt, answeredAt },
  ways: [[(state) => (state === value ? state : undefined)]],
});

describe('findUnexplained', () => {
  it('explains answers in the order of time', () => {
    expect(
      findUnexplained(0, [write(1, 0, 1), read(1, 2, 3), write(2, 4, 5), read(2, 6, 7)]),
    ).toBeUndefined();
  });

  it('explains answers of what happens at the same time in any order', () => {
    const both = [write(1, 0, 10), write(2, 0, 10)];
    expect(findUnexplained(0, [...both, read(1, 2, 3), read(2, 4, 5)])).toBeUndefined();
    expect(findUnexplained(0, [...both, read(2, 2, 3), read(1, 4, 5)])).toBeUndefined();
  });

  it('does not explain a value that was replaced before it was asked for', () => {
    expect(findUnexplained(0, [write(1, 0, 1), write(2, 2, 3), read(1, 4, 5)])).toEqual(['read 1']);
  });

  it('does not explain a value that comes back', () => {
    const history = [write(1, 0, 10), read(1, 2, 3), read(0, 4, 5)];
    expect(findUnexplained(0, history)).toBeDefined();
  });

  it('takes what was not answered for done at any time since, or never', () => {
    const lost = write(1, 2, Number.POSITIVE_INFINITY);
    expect(findUnexplained(0, [lost, read(0, 8, 9)])).toBeUndefined();
    expect(findUnexplained(0, [lost, read(0, 3, 4), read(1, 8, 9)])).toBeUndefined();
    expect(findUnexplained(0, [lost, read(1, 0, 1)])).toEqual(['read 1']);
  });

  it('lets others come between two steps of one operation, and keeps their order', () => {
    const increment: Operation<number> = {
      description: 'add one to 0',
      askedAt: 0,
      answeredAt: 10,
      ways: [[(state) => (state === 0 ? state : undefined), () => 1]],
    };
    expect(findUnexplained(0, [increment, increment, read(1, 11, 12)])).toBeUndefined();
    expect(findUnexplained(0, [increment, increment, read(2, 11, 12)])).toEqual(['read 2']);
    expect(findUnexplained(0, [write(0, 20, 21), increment, read(0, 11, 12)])).toBeDefined();
  });

  it('takes all steps of one way', () => {
    const either: Operation<number> = {
      description: 'one or two',
      askedAt: 0,
      answeredAt: 1,
      ways: [[() => 5, () => 1], [() => 2]],
    };
    expect(findUnexplained(0, [either, read(1, 2, 3)])).toBeUndefined();
    expect(findUnexplained(0, [either, read(2, 2, 3)])).toBeUndefined();
    expect(findUnexplained(0, [either, read(5, 2, 3)])).toEqual(['read 5']);
  });
});
