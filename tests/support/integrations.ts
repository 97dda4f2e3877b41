import type { KeyPermission } from '#contract/staff-permissions.ts';
import type { WebhookEvent } from '#contract/webhook-events.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { addKey } from '#server/features/api-keys/add-key.ts';
import { addEndpoint } from '#server/features/webhooks/change-endpoints.ts';
import { selectEndpoints } from '#server/features/webhooks/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';

/** What other software has in a shop. */

type Shop = { database: Database };

/** @returns a key that works today. */
export function makeApiKey(
  { database }: Shop,
  permissions: readonly KeyPermission[],
  name = `Key ${newId()}`,
): Promise<string> {
  const wanted = { name, permissions: [...permissions], expires_on: formatIsoDay(new Date()) };
  return runAsOperator(database, 'test', (transaction) => addKey(transaction, 'test', wanted));
}

/** @param namedHost of a receiver on this machine. */
export async function addWebhookEndpoint(
  { database }: Shop,
  url: string,
  events: readonly WebhookEvent[],
  namedHost?: string,
): Promise<{ id: string; secret: string }> {
  const secret = await runAsOperator(database, 'test', (transaction) =>
    addEndpoint(transaction, { madeBy: 'test', namedHost }, { url, events }),
  );
  const added = (await selectEndpoints(database)).find((each) => each.secret === secret);
  return { id: added?.id ?? '', secret };
}
