import { createHmac, randomBytes } from 'node:crypto';

/** How the specification Standard Webhooks has secrets begin. */
const SECRET_PREFIX = 'whsec_';

export function newWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(32).toString('base64');
}

/**
 * The headers by which a receiver recognises a message (standardwebhooks.com).
 * @param sentAt receivers refuse what was sent long ago, so that nobody can send it a second time.
 */
export function signMessage(
  secret: string,
  { id, body }: { id: string; body: string },
  sentAt: Date,
): Record<string, string> {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
