import { describeWish, describeWishTerms } from '#domain/describe-wish.ts';
import { DEFAULT_UNIT, getUnitWords } from '#domain/unit.ts';
import { composeWishes, listRequestTerms } from '#server/features/estimates/list-wishes.ts';
import { selectOrdersOfRequest } from '#server/features/quotations/order-queries.ts';
import { listFilesOfRequests } from '#server/features/request-files/list-files.ts';
import type { RequestFile } from '#server/features/request-files/repository.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectAskedTerms } from './repository.ts';

/** What the buyer asks for beyond the cart, in words. */
export type Asked = {
  /** By the numbers that their lines have in a first quotation. */
  lines: { line: number; words: string }[];
  terms: string[];
  files: RequestFile[];
};

export async function readAsked(db: DbExecutor, quoteRequestId: string): Promise<Asked> {
  const orders = await selectOrdersOfRequest(db, quoteRequestId);
  const { wishes, requestTerms } = await selectAskedTerms(db, quoteRequestId);
  const ofOrders = orders.map(({ lineNumber, product, wish }) => ({
    line: lineNumber,
    words: wish
      ? describeWishTerms(wish, getUnitWords(product.unit ?? DEFAULT_UNIT, product.terms?.unitName))
      : '',
  }));
  const lastNumber = Math.max(0, ...orders.map(({ lineNumber }) => lineNumber));
  const ofWishes = composeWishes(wishes).map((wish, index) => ({
    line: lastNumber + index + 1,
    words: describeWish(wish),
  }));
  const files = await listFilesOfRequests(db, [quoteRequestId]);
  return {
    lines: [...ofOrders, ...ofWishes].filter(({ words }) => words !== ''),
    terms: listRequestTerms(requestTerms ? { requestTerms } : {}),
    files: files.get(quoteRequestId) ?? [],
  };
}
