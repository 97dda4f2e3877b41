import { createHash } from 'node:crypto';
import { totalCart } from '#domain/cart.ts';
import { getFinancialYear, getFinancialYearEnd } from '#domain/financial-year.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { priceUnit } from '#domain/pricing.ts';
import { hashToken, newToken } from '#server/features/accounts/secrets.ts';
import { selectProductsByIds } from '#server/features/catalogue/repository.ts';
import {
  insertQuoteRequest,
  type NewOrder,
  type NewRequest,
} from '#server/features/orders/submission-queries.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { accounts, idempotencyKeys, sessions } from '#server/platform/database/schema.ts';
import type { BenchShop } from './bench-shop.ts';
import { toProductId } from './generate-product.ts';

const LINES = 10;
/** Buyers take turns, because the submissions of one account wait for each other. */
const BUYERS = 50;

type Request = Omit<NewRequest, 'id'>;
type Line = Omit<NewOrder, 'id'>;

/** Creates logged-in buyers and a quote request, as the body of an API call and as the rows that it inserts. */
export async function prepareQuoteRequest({ connection: { database } }: BenchShop) {
  const ids = Array.from({ length: LINES }, (_, index) => toProductId(index * 7));
  const products = await selectProductsByIds(database, ids);
  const cart = products.map((product, index) => ({ product, quantity: 1 + (index % 5) }));
  const totals = totalCart(cart.map(({ product, quantity }) => ({ ...product, quantity })));
  const address = {
    address: '14 Strand Road',
    city: 'Kolkata',
    district: 'Kolkata',
    state: 'West Bengal',
    pin: '700001',
  };
  const withPrefix = (prefix: string) =>
    Object.fromEntries(Object.entries(address).map(([field, value]) => [`${prefix}_${field}`, value]));
  const buyers = Array.from({ length: BUYERS }, () => ({ accountId: newId(), token: newToken() }));
  const contact = {
    customer: 'Rao Engineering Works',
    contactName: 'Asha Rao',
    email: 'asha@buyer.test',
    phone: '9830012345',
    gstin: '19AAUCU4821H1ZS',
  };
  await database.insert(accounts).values(
    buyers.map(({ accountId }) => ({
      id: accountId,
      email: `${accountId.toLowerCase()}@buyer.test`,
      name: 'Asha',
      passwordHash: '',
      phone: contact.phone,
    })),
  );
  await database.insert(sessions).values(
    buyers.map(({ accountId, token }) => ({
      tokenHash: hashToken(token),
      id: newId(),
      device: 'bench',
      accountId,
      expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
    })),
  );
  const body = JSON.stringify({
    totalamount: rupeesFromPaise(totals.payablePaise),
    amountwith_product: rupeesFromPaise(totals.totalPaise),
    amountwith_tax: rupeesFromPaise(totals.totalInclGstPaise),
    amountwith_shipping: rupeesFromPaise(totals.shippingPaise),
    order_customer: contact.customer,
    order_name: contact.contactName,
    order_email: contact.email,
    order_phone: contact.phone,
    order_gstin: contact.gstin,
    billing_address: withPrefix('b'),
    shipping_address: withPrefix('s'),
    products: cart.map(({ product }) => product.id),
    cart: { items: Object.fromEntries(cart.map(({ product, quantity }) => [product.id, quantity])) },
  });
  const request: Request = {
    ...contact,
    accountId: buyers[0]?.accountId ?? '',
    financialYear: getFinancialYear(new Date()),
    financialYearEnd: getFinancialYearEnd(new Date()),
    billing: address,
    shipping: address,
  };
  const lines: Line[] = cart.map(({ product, quantity }) => ({
    product,
    quantity,
    unitPriceInclGstPaise: priceUnit(product).unitPriceInclGstPaise,
    wish: null,
  }));
  return { tokens: buyers.map(({ token }) => token), body, request, lines };
}

/** Performs only the inserts of addOrders, without its reads and checks. */
export async function insertBaseline(
  database: Database,
  request: Request,
  lines: readonly Line[],
): Promise<void> {
  const id = newId();
  await database.transaction(async (transaction) => {
    await transaction.insert(idempotencyKeys).values({
      accountId: request.accountId,
      key: id,
      bodyHash: createHash('sha256').update(id).digest(),
      quoteRequestId: id,
    });
    await insertQuoteRequest(
      transaction,
      { ...request, id },
      lines.map((line) => ({ ...line, id: newId() })),
    );
  });
}
