import { describe, expect, it } from 'vitest';
import { listTexts, readSpecifiedTexts, withoutNames } from './list-texts.ts';

describe('the list of texts', () => {
  const texts = listTexts();

  it('contains every specified text, so none has been reworded', () => {
    const found = new Set(texts.map(({ text }) => withoutNames(text)));
    expect(readSpecifiedTexts().filter((text) => !found.has(withoutNames(text)))).toEqual([]);
  });

  it('contains no sentence of a mail that begins with a small letter', () => {
    const sentences = texts.filter(({ file, text }) => file.endsWith('/emails.ts') && text.endsWith('.'));
    expect(sentences.length).toBeGreaterThan(40);
    expect(sentences.filter(({ text }) => /^\p{Ll}/u.test(text))).toEqual([]);
  });

  it('contains texts of pages, mails, messages, commands and static pages, with variables in braces', () => {
    expect(texts).toEqual(
      expect.arrayContaining([
        { file: 'web/text/en.ts', text: 'Sell on {brand}' },
        { file: 'server/features/accounts/emails.ts', text: 'Your {brandName} password was changed' },
        { file: 'contract/fields.ts', text: '{label} can have at most {maxLength} characters.' },
        { file: 'server/app/cli/message-commands.ts', text: 'There are no messages.' },
        { file: 'demo/page-contents.ts', text: '5. Payment' },
      ]),
    );
  });
});
