import { expect, it } from 'vitest';
import { sampleEstimate } from '../../../tests/support/sample-estimate.ts';
import { gatheredRequestsEmail, newRequestEmail, quoteRequestEmail } from './emails.ts';

it('says to buyer and operator what the quantities cost that were asked for', () => {
  const document = sampleEstimate([{ title: 'Drill', wish: { quantity: 40 } }, {}]);
  const rendered = { document, pdf: new Uint8Array() };
  const notes = { flags: [], isPhoneVerified: true, fileNames: [] };
  const sender = { brandName: 'Udyog Haat', publicUrl: 'http://shop.test' };
  const toOperator = newRequestEmail(rendered, notes);
  // One drill is ₹14,205 with GST; the other line has two.
  expect(toOperator.subject).toMatch(/, ₹5,96,610.00 requested$/);
  for (const { sections } of [quoteRequestEmail(sender, rendered, []), toOperator]) {
    expect(sections).toContainEqual({
      title: 'Total with GST for the full quantities requested: ₹5,96,610.00',
      details: ['Drill: 40, ₹5,68,200.00 incl. GST'],
    });
  }
  const { subject, sections } = newRequestEmail({ ...rendered, document: sampleEstimate() }, notes);
  expect(subject).toMatch(/, ₹28,410.00$/);
  expect(JSON.stringify(sections)).not.toContain('requested');
});

it('says to buyer and operator which price is only a guide', () => {
  const document = sampleEstimate([{ isPriceOnRequest: true }, {}]);
  const rendered = { document, pdf: new Uint8Array() };
  const notes = { flags: [], isPhoneVerified: true, fileNames: [] };
  const sender = { brandName: 'Udyog Haat', publicUrl: 'http://shop.test' };
  for (const { sections } of [
    quoteRequestEmail(sender, rendered, []),
    newRequestEmail(rendered, notes),
    gatheredRequestsEmail([{ document, ...notes }]),
  ]) {
    expect(JSON.stringify(sections).split('Price on request: this one is indicative')).toHaveLength(2);
  }
});
