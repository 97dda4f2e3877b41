import { expect, it } from 'vitest';
import { splitRemark, writeRemark } from './line-remark.ts';
import { readListLine } from './read-list-line.ts';

it.each([
  ['gloves\t24\tpair\tRemark: urgent, 2 lots', 'urgent, 2 lots'],
  ['gloves 24 pair, remarks: for Pune', 'for Pune'],
  ['gloves 24 pair', ''],
])('%s: remark %s', (line, remark) => {
  expect(splitRemark(line).remark).toBe(remark);
  expect(readListLine(line)).toEqual({ text: 'gloves', quantity: 24, unit: 'PRS' });
});

it('reads what it has written', () => {
  expect(splitRemark(`gloves\t${writeRemark('urgent')}`)).toEqual({ asked: 'gloves\t', remark: 'urgent' });
});
