import { expect, it } from 'vitest';
import { sampleQuotation } from '../../../tests/support/sample-quotation.ts';
import { composeWhatsAppText, toWhatsAppUrl } from './compose-whatsapp-text.ts';

it('says what is offered until when, and has the link on a line of its own', () => {
  const text = composeWhatsAppText(sampleQuotation(), 'https://shop.test/quotation/abc');
  expect(text.split('\n\n')).toEqual([
    expect.stringMatching(/^Dear .+,$/),
    expect.stringMatching(
      /^Here is our quotation EST\S+ R\d+ for ₹[\d,.]+ including GST, valid until \d+ \w+ \d{4}:$/,
    ),
    'https://shop.test/quotation/abc',
    'On that page you can accept it, ask for changes or ask us a question. You do not need to log in.',
    'Udyog Haat',
  ]);
});

it('opens a chat with an Indian mobile, and lets one choose for any other number', () => {
  expect(toWhatsAppUrl('9830012345', 'A & B\n₹')).toBe(
    'https://wa.me/919830012345?text=A%20%26%20B%0A%E2%82%B9',
  );
  expect(toWhatsAppUrl('033 4000 1234', 'A')).toBe('https://wa.me/?text=A');
});
