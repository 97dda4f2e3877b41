import { getOperatorEmail } from '#server/features/content/get-operator-email.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { JobPayloads } from '#server/platform/queue/enqueue.ts';
import { heldRequestsEmail } from './emails.ts';
import type { OrderEmailDependencies } from './send-order-emails.ts';

/** Asks the operator to check the clock before unexpectedly much personal data is removed. */
export async function sendHeldRequestsEmail(
  database: Database,
  dependencies: OrderEmailDependencies,
  { at, ...held }: JobPayloads['held-requests-mail'],
): Promise<void> {
  const operator = await getOperatorEmail(database, dependencies);
  await dependencies.mailer.send(operator, heldRequestsEmail(held, new Date(at)));
}
