import { describe, expect, it } from 'vitest';
import { messageWords } from './quotation-messages.ts';

describe('the words of a message', () => {
  it('keep their lines and paragraphs, without more than one empty line between two', () => {
    expect(messageWords.parse('  Dear Sir,\r\n\r\n\r\n\r\nis it in stock?\rRegards\n')).toBe(
      'Dear Sir,\n\nis it in stock?\nRegards',
    );
    expect(messageWords.parse('क्या यह उपलब्ध है?\t₹')).toBe('क्या यह उपलब्ध है?\t₹');
  });

  it.each([
    ['', 'Message is required.'],
    [' \n ', 'Message is required.'],
    ['x'.repeat(4001), 'A message can have at most 4,000 characters.'],
    ['a\u202eb', 'Message contains characters that cannot be used.'],
    ['a\u0000b', 'Message contains characters that cannot be used.'],
    ['a\u001b[31m', 'Message contains characters that cannot be used.'],
    ['a\ud800', 'Message contains characters that cannot be used.'],
  ])('cannot be %j', (typed, message) => {
    const { error } = messageWords.safeParse(typed);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
