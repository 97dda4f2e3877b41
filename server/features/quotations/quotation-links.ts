import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { insertLink, selectLinkByHash, updateLinkRevoked } from './link-queries.ts';

/** Links by which somebody without an account sees a quotation, or answers it too. */

type NewLink = {
  quoteRequestId: string;
  /** Of the person whom it is for. */
  email: string;
  mayAnswer: boolean;
  /** How long it works, at most a year; without it, until 60 days after the offer's last day. */
  days?: number;
};

/** @returns its token of 131 random bits, of which only the hash is stored. */
export async function createLink(transaction: Transaction, { days, ...link }: NewLink): Promise<string> {
  const token = newId();
  await insertLink(transaction, { id: newId(), tokenHash: hashToken(token), ...link }, days);
  return token;
}

/** The link with this token, unless it is unknown, has expired or was revoked. */
export function findLink(db: DbExecutor, token: string): ReturnType<typeof selectLinkByHash> {
  return selectLinkByHash(db, hashToken(token));
}

/** @throws AppError 'not_found' when the quote request has no such link that works. */
export async function revokeLink(db: DbExecutor, quoteRequestId: string, linkId: string): Promise<void> {
  if (await updateLinkRevoked(db, quoteRequestId, linkId)) return;
  throw new AppError('not_found', 'This link no longer works.');
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
