import { describe, expect, it } from 'vitest';
import { sampleEstimate } from '../../../tests/support/sample-estimate.ts';

const AT = new Date('2026-10-25T05:00:00Z');
const confirmed = (note = '', at = AT) => ({ status: 'Confirmed', confirmation: { at, note } }) as const;
const AGREED_LATER = 'agreed when the quote is confirmed';

describe('the terms of an estimate', () => {
  it('leave delivery and payment to the confirmation until all lines are confirmed', () => {
    for (const lines of [[{}], [confirmed(), {}]]) {
      const { terms, confirmedAt } = sampleEstimate(lines);
      expect(terms.filter((term) => term.includes(AGREED_LATER))).toHaveLength(2);
      expect(terms[0]).toContain('are valid until 20 Oct 2026');
      expect(confirmedAt).toBeUndefined();
    }
  });

  it('say when the last line was confirmed, and nothing of a later agreement or of validity', () => {
    const estimate = sampleEstimate([confirmed(), confirmed('', new Date('2026-10-27T05:00:00Z'))]);
    expect(estimate.terms.join()).not.toContain(AGREED_LATER);
    expect(estimate.terms[0]).toContain('were confirmed on 27 Oct 2026.');
    expect(estimate.terms[2]).toContain('are as agreed in writing.');
  });

  it('refer to the notes if there are any', () => {
    const { terms } = sampleEstimate([confirmed('Freight ₹4,500 extra')]);
    expect(terms[2]).toContain('are as stated in the notes above or agreed in writing.');
  });

  it('are those of what remains when other lines are rejected', () => {
    const { terms } = sampleEstimate([{ status: 'Rejected' }, confirmed()]);
    expect(terms.join()).not.toContain(AGREED_LATER);
  });
});

describe('the notes of an estimate', () => {
  it('have a note once if it is the same for all lines', () => {
    expect(sampleEstimate([confirmed('Ex works'), confirmed('Ex works')]).notes).toEqual(['Ex works']);
  });

  it('name the items of a note that is not for all lines', () => {
    const { notes } = sampleEstimate([
      confirmed('Ex works'),
      {},
      confirmed('Ex works'),
      confirmed('To pay'),
      confirmed(),
    ]);
    expect(notes).toEqual(['Items 1 and 3: Ex works', 'Item 4: To pay']);
  });

  it('are none without a note', () => {
    expect(sampleEstimate([confirmed(), {}]).notes).toEqual([]);
  });
});
