import { expect, it } from 'vitest';
import { isContactLine } from './contact-lines.ts';

it.each([
  'Mob 98220 12345',
  'Mob. No.: +91 98220-12345',
  'Phone: 9822012345 / 020 2567 1234',
  '9822012345',
  'Murugan, Stores Incharge, Mob 98430 55555',
  'M: 98251 44321',
  'Ph 0261-2890123',
  'Ph 09822012345',
  'purchase@example.com',
  'E-mail: purchase@example.com',
  'GSTIN 27ABCDE1234F1Z5',
])('%j says how to reach the buyer', (line) => {
  expect(isContactLine(line)).toBe(true);
});

it.each([
  'Contactor 32 A 5 nos',
  'Mobile crane 3 t',
  'helmet 25',
  '3048 x 2',
  '10 helmets, call 98220 12345',
  '84378010',
])('%j is an item', (line) => {
  expect(isContactLine(line)).toBe(false);
});
