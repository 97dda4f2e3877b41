import { expect, it } from 'vitest';
import { toWhatsAppUrl } from './whatsapp-url.ts';

it.each([
  ['+91 33 4000 1234', '913340001234'],
  ['+91 (0)33 4000 1234', '913340001234'],
  ['0091 98300 12345', '919830012345'],
  ['033-4000 1234', '913340001234'],
  ['98300 12345', '919830012345'],
  ['+971 4 123 4567', '97141234567'],
])('%s is chatted with as %s', (phone, number) => {
  expect(toWhatsAppUrl(phone, 'VG-100S & 4?')).toBe(`https://wa.me/${number}?text=VG-100S%20%26%204%3F`);
});

it.each(['1800 123 4567', '', 'none'])('%j has no chat', (phone) => {
  expect(toWhatsAppUrl(phone, 'Hello')).toBeUndefined();
});
