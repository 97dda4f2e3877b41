import { AppError, invalidField } from '#contract/errors.ts';
import type { WebhookEvent } from '#contract/webhook-events.ts';
import { assertVersion } from '#server/features/admin/assert-version.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { selectNow } from '#server/platform/database/select-now.ts';
import { assertPublicUrl } from '#server/platform/network/post-to-public.ts';
import {
  deleteEndpoint,
  insertEndpoint,
  lockEndpoint,
  selectEndpoints,
  updateEndpoint,
} from './repository.ts';
import { newWebhookSecret } from './sign-message.ts';

/** Each can keep one worker of the queue busy for ten seconds. */
const MAX_ENDPOINTS = 10;

type EndpointSettings = { url: string; events: readonly WebhookEvent[] };
/** @param namedHost which may get messages although it is not public, nor has HTTPS. */
type NamedHost = string | undefined;

/**
 * Adds an address that gets messages about quote requests.
 * @returns the secret that they are signed with.
 * @throws AppError 'invalid_input' for an address that messages may not go to, 'conflict' when there are too many.
 */
export async function addEndpoint(
  transaction: Transaction,
  { madeBy, namedHost }: { madeBy: string; namedHost: NamedHost },
  { url, events }: EndpointSettings,
): Promise<string> {
  const endpoints = await selectEndpoints(transaction);
  if (endpoints.length >= MAX_ENDPOINTS) {
    throw new AppError(
      'conflict',
      `There are ${MAX_ENDPOINTS} addresses, which is the maximum. Please remove one first.`,
    );
  }
  const checked = checkUrl(url, namedHost);
  assertUnused(checked, endpoints);
  const secret = newWebhookSecret();
  await insertEndpoint(transaction, { id: newId(), url: checked, events: unique(events), secret, madeBy });
  return secret;
}

type EndpointChange = { [Name in keyof EndpointSettings]?: EndpointSettings[Name] | undefined } & {
  id: string;
  version: number;
  is_on?: boolean | undefined;
};

/**
 * Changes an endpoint, or switches it on or off.
 * @throws AppError 'not_found' when the endpoint was removed, 'conflict' when somebody else has changed it,
 * 'invalid_input' as for a new one.
 */
export async function changeEndpoint(
  transaction: Transaction,
  namedHost: NamedHost,
  { id, version, url, events, is_on: isOn }: EndpointChange,
): Promise<void> {
  await lockVersion(transaction, id, version);
  const checked = url === undefined ? undefined : checkUrl(url, namedHost);
  if (checked !== undefined) {
    assertUnused(
      checked,
      (await selectEndpoints(transaction)).filter((other) => other.id !== id),
    );
  }
  await updateEndpoint(transaction, id, {
    ...(checked !== undefined && { url: checked }),
    ...(events && { events: unique(events) }),
    // A failure is counted from the moment of switching on again.
    ...(isOn !== undefined && {
      switchedOffAt: isOn ? null : await selectNow(transaction),
      failingSince: null,
    }),
  });
}

/** @throws AppError 'not_found' when the endpoint was removed, 'conflict' when somebody else has changed it. */
export async function removeEndpoint(
  transaction: Transaction,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await lockVersion(transaction, id, version);
  await deleteEndpoint(transaction, id);
}

async function lockVersion(transaction: Transaction, id: string, version: number): Promise<void> {
  const endpoint = await lockEndpoint(transaction, id);
  if (!endpoint) throw new AppError('not_found', 'This address has been removed.');
  const { url, events, switchedOffAt } = endpoint;
  await assertVersion(transaction, version, {
    kind: 'webhook_endpoints',
    subject: id,
    version: endpoint.version,
    current: { url, events, is_on: switchedOffAt === null },
  });
}

/** @returns the address as URLs are written. */
function checkUrl(typed: string, namedHost: NamedHost): string {
  const url = URL.parse(typed);
  if (!url) throw invalidField('url', 'Please enter an address such as https://erp.example.in/webhooks.');
  url.hash = '';
  const hasPassword = url.username !== '' || url.password !== '';
  const isNamed = url.host === namedHost && /^https?:$/.test(url.protocol) && !hasPassword;
  try {
    if (!isNamed) assertPublicUrl(url);
  } catch (cause) {
    throw invalidField('url', (cause as Error).message);
  }
  return url.href;
}

function assertUnused(url: string, others: readonly { url: string }[]): void {
  if (others.some((other) => other.url === url)) throw invalidField('url', 'This address already exists.');
}

function unique(events: readonly WebhookEvent[]): WebhookEvent[] {
  return [...new Set(events)];
}
