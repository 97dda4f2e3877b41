import { expect, it } from 'vitest';
import { readCompareIds } from './compare-ids.ts';

const read = (search: string) => readCompareIds(new URLSearchParams(search));

it('reads ids from a link and from a form, each once', () => {
  expect(read('ids=a,b,%20c,,a')).toEqual({ ids: ['a', 'b', 'c'], invalidCount: 0, leftOutCount: 0 });
  expect(read('ids=a&ids=b').ids).toEqual(['a', 'b']);
  expect(read('').ids).toEqual([]);
});

it('counts what can be no id, and ids beyond six', () => {
  expect(read(`ids=a,${'x'.repeat(65)},<b>`)).toEqual({ ids: ['a'], invalidCount: 2, leftOutCount: 0 });
  expect(read('ids=1,2,3,4,5,6,7,8')).toEqual({
    ids: ['1', '2', '3', '4', '5', '6'],
    invalidCount: 0,
    leftOutCount: 2,
  });
});
