import { expect, it } from 'vitest';
import { findTargetCell } from './target-cell.ts';

const SIZE = { rows: 25, columns: 9 };
const move = (row: number, column: number, key: string, ctrlKey = false) => {
  const target = findTargetCell({ row, column }, SIZE, { key, ctrlKey });
  return target && [target.row, target.column];
};

it.each([
  ['ArrowRight', false, [5, 4]],
  ['ArrowLeft', false, [5, 2]],
  ['ArrowUp', false, [4, 3]],
  ['ArrowDown', false, [6, 3]],
  ['PageDown', false, [15, 3]],
  ['PageUp', false, [0, 3]],
  ['Home', false, [5, 0]],
  ['End', false, [5, 8]],
  ['Home', true, [0, 0]],
  ['End', true, [24, 8]],
])('moves with %s (Ctrl %s) from row 5, column 3 to %j', (key, ctrlKey, target) => {
  expect(move(5, 3, key, ctrlKey)).toEqual(target);
});

it('stays within the grid, and ignores other keys', () => {
  expect([move(0, 0, 'ArrowUp'), move(0, 0, 'ArrowLeft')]).toEqual([undefined, undefined]);
  expect([move(24, 8, 'ArrowDown'), move(24, 8, 'ArrowRight')]).toEqual([undefined, undefined]);
  expect([move(3, 3, 'a'), move(3, 3, 'Tab')]).toEqual([undefined, undefined]);
});
