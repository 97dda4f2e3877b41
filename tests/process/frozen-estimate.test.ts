import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fetchProducts, quoteRequestFor, signUpWithPhone } from '../support/buyers.ts';
import { runOperatorProcess } from '../support/operator-process.ts';
import { readPdfText } from '../support/pdf-text.ts';
import { startShop } from '../support/shop-process.ts';
import { createTestDatabase } from '../support/test-database.ts';

it('the estimate of a delivered order is the same, byte for byte, after every setting has changed', async () => {
  const database = await createTestDatabase();
  const environment: Record<string, string> = { DATABASE_URL: database.url };
  const shop = await startShop(environment);
  try {
    const buyer = await signUpWithPhone(shop);
    const products = await fetchProducts(buyer.api, 2);
    const body = quoteRequestFor(products.map((product) => ({ product, quantity: 2 })));
    const requestQuote = async () => (await buyer.api.submitQuoteRequest({ body })).result[0];
    const order = await requestQuote();
    const operate = async (...typed: string[]) => {
      const { code, stderr } = await runOperatorProcess(environment, ...typed);
      expect([code, stderr]).toEqual([0, '']);
    };
    /** Drawn again, because what was drawn before is removed. */
    const fetchPdf = async (invoice = '') => {
      await database.database.execute(sql`delete from estimate_drawings`);
      await buyer.api.prepareEstimate({ body: { invoice } });
      return (await buyer.api.fetchEstimate({ params: { invoice } })).bytes();
    };
    for (const step of ['confirm', 'ship', 'deliver']) {
      await operate(step, order?.estimate_number ?? '', '--reason', `To ${step} as agreed`);
    }
    const before = await fetchPdf(order?.order_invoice_id);

    await shop.stop();
    Object.assign(environment, {
      BRAND_NAME: 'Sardar Machine Tools',
      BRAND_NAME_HINDI: 'सरदार मशीन टूल्स',
      BRAND_LEGAL_NAME: 'Sardar Machine Tools LLP',
      BRAND_ADDRESS: '8 GIDC Estate, Rajkot 360003, Gujarat',
      BRAND_GSTIN: '24AAACS1234F1ZY',
    });
    await operate('contact-links', 'set', '--phone', '9825011111', '--email', 'desk@sardar.example');
    await shop.restart();
    expect(Buffer.from(await fetchPdf(order?.order_invoice_id)).equals(before)).toBe(true);

    const next = await readPdfText(await fetchPdf((await requestQuote())?.order_invoice_id));
    for (const setting of ['Sardar Machine Tools LLP', '24AAACS1234F1ZY', 'desk@sardar.example']) {
      expect(next).toContain(setting);
    }
  } finally {
    await shop.close();
    await database.close();
  }
});
