import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import { selectQuoteRequestId } from '#server/features/estimates/repository.ts';
import { sendMessage } from '#server/features/quotation-messages/send-message.ts';
import { createLink } from '#server/features/quotations/quotation-links.ts';
import type { Database } from '#server/platform/database/connection.ts';
import * as steps from './quotation-steps.ts';

/** The same steps where a request is known by its estimate's id, as buyers know it. */

type Change = (terms: QuotationTerms, nextLineNumber: number) => QuotationTerms;

/** Sends the next revision. @param change of the terms that it begins with. */
export async function sendOffer(database: Database, invoice: string, change?: Change) {
  return steps.sendOffer(database, await getRequestId(database, invoice), change);
}

/** Lets the offer lapse, an hour ago. */
export async function lapse(database: Database, invoice: string): Promise<void> {
  await steps.lapse(database, await getRequestId(database, invoice), 3600);
}

/** A message of the seller. */
export async function writeAsSeller(database: Database, invoice: string, words: string) {
  const quoteRequestId = await getRequestId(database, invoice);
  const author = { kind: 'operator', name: steps.OPERATOR } as const;
  return steps.inTransaction(database, (transaction) =>
    sendMessage(transaction, author, { quoteRequestId, words }),
  );
}

/** A link to the quotation. @returns its token. */
export async function linkTo(database: Database, invoice: string, mayAnswer = true): Promise<string> {
  const quoteRequestId = await getRequestId(database, invoice);
  const link = { quoteRequestId, email: 'purchase@rao.test', mayAnswer };
  return steps.inTransaction(database, (transaction) => createLink(transaction, link));
}

async function getRequestId(database: Database, invoice: string): Promise<string> {
  const id = await selectQuoteRequestId(database, invoice, undefined);
  if (id === undefined) throw new Error(`There is no estimate ${invoice}.`);
  return id;
}
