import { expect, it } from 'vitest';
import { nameToBuyer } from './name-to-buyer.ts';

it.each([
  ['operator', 'cli:root@vm', 'Udyog Haat sales desk'],
  ['operator', 'Meera', 'Meera'],
  ['buyer', 'Ravi', 'Ravi'],
  ['buyer', 'cli:ravi', 'cli:ravi'],
] as const)('shows buyers what the %s %s wrote as by %s', (author, authorName, shown) => {
  expect(nameToBuyer({ author, authorName }, 'Udyog Haat')).toBe(shown);
});
