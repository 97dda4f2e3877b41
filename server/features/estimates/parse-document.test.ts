import { expect, it } from 'vitest';
import { sampleEstimate } from '../../../tests/support/sample-estimate.ts';
import { parseDocument } from './parse-document.ts';

it('a stored document is the one that was composed', () => {
  const confirmation = { at: new Date('2026-10-25T05:00:00Z'), note: 'Freight ₹4,500 extra' };
  const estimates = [
    sampleEstimate(),
    sampleEstimate([{ status: 'Confirmed', confirmation }, { gstBps: 0 }]),
    { ...sampleEstimate(), revisedAt: new Date('2026-10-06T05:00:00.123Z') },
  ];
  for (const estimate of estimates) {
    expect(parseDocument(JSON.parse(JSON.stringify(estimate)))).toStrictEqual(estimate);
  }
});
