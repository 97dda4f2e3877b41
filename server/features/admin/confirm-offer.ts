import { parseEstimateNumber } from '#domain/financial-year.ts';
import { findOrders, findRequest } from '#server/features/orders/find-orders.ts';
import { acceptOnWord } from '#server/features/quotations/accept-on-word.ts';
import { listStandings } from '#server/features/quotations/list-standings.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { ChangedOrders } from './change-orders.ts';
import { runAsOperator } from './run-as-operator.ts';

/**
 * Confirms a request whose offer waits for the buyer’s answer: the offer is accepted on the buyer's word.
 * @param name an estimate number; what is said of single orders is left to `changeOrders`.
 * @returns undefined where no offer waits.
 */
export async function confirmOffer(
  database: Database,
  operator: string,
  name: string,
  reason: string,
): Promise<ChangedOrders | undefined> {
  if (!parseEstimateNumber(name.trim())) return undefined;
  const { quoteRequestId, contactName } = (await findRequest(database, name)).request;
  const standing = (await listStandings(database, [quoteRequestId])).get(quoteRequestId);
  if (standing?.state !== 'offered' && standing?.state !== 'countered') return undefined;
  await runAsOperator(database, operator, (transaction) =>
    acceptOnWord(transaction, {
      quoteRequestId,
      operator,
      saidBy: reason || 'confirmed by us',
      name: contactName,
    }),
  );
  const orders = await findOrders(database, name);
  const changed = orders.filter(({ status }) => status === 'Confirmed');
  return { changed, unchanged: orders.filter((order) => !changed.includes(order)) };
}
