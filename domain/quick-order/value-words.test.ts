import { expect, it } from 'vitest';
import { createValueWordTest } from './value-words.ts';

it('knows the words that say a value, and units', () => {
  const isValueWord = createValueWordTest('2 welders 200 amp 3-phase size 8');
  const words = ['200amp', '200', 'amp', 'mm', '3 phase', 'size', '8', 'welder'];
  expect(words.filter(isValueWord)).toEqual(['200amp', '200', 'amp', 'mm', '3 phase']);
});
