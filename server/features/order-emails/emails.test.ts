import { expect, it } from 'vitest';
import { sampleEstimate } from '../../../tests/support/sample-estimate.ts';
import { gatheredRequestsEmail, newRequestEmail, quoteRequestEmail } from './emails.ts';

it('says to buyer and operator which price is only a guide', () => {
  const document = sampleEstimate([{ isPriceOnRequest: true }, {}]);
  const rendered = { document, pdf: new Uint8Array() };
  const notes = { flags: [], isPhoneVerified: true, fileNames: [] };
  const sender = { brandName: 'Udyog Haat', publicUrl: 'http://shop.test', from: 'shop@haat.test' };
  for (const { sections } of [
    quoteRequestEmail(sender, rendered, []),
    newRequestEmail(rendered, notes),
    gatheredRequestsEmail([{ document, ...notes }]),
  ]) {
    expect(JSON.stringify(sections).split('Price on request: this one is a guide')).toHaveLength(2);
  }
});
