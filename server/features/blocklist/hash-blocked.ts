import { createHash } from 'node:crypto';
import type { blocklist } from '#server/platform/database/schema.ts';

export type BlockedKind = (typeof blocklist.$inferSelect)['kind'];

/**
 * The hash of whom a block is about, which is personal data.
 * @param value in lower case; a GSTIN in upper case.
 */
export function hashBlocked(kind: BlockedKind, value: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([kind, value]))
    .digest();
}

/** The hashes of an e-mail address, of its domain and of the domains above that: any of them may be blocked. */
export function hashEmailAndDomains(email: string): Buffer[] {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return [hashBlocked('email', email), ...domains.map((domain) => hashBlocked('domain', domain))];
}
