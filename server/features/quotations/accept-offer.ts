import { isIP } from 'node:net';
import { invalidField } from '#contract/errors.ts';
import { attachFiles } from '#server/features/request-files/attach-files.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { acceptLines } from './accept-lines.ts';
import { type Acceptance, selectAcceptanceOfRevision } from './acceptance-queries.ts';
import { type Answerer, lockForAnswer } from './answerer.ts';
import { assertCanTakeStep, assertIsNewest } from './check-step.ts';
import { BY_BUYER } from './record-step.ts';

const MAX_USER_AGENT_LENGTH = 500;

/** What the buyer's side says with an acceptance. */
export type AcceptanceEntry = {
  quoteRequestId: string;
  /** Of the offer that was seen. */
  revisionNumber: number;
  /** Of the chosen lines; without it, all that are offered. */
  lineNumbers?: readonly number[] | undefined;
  name: string;
  designation?: string | undefined;
  poNumber?: string | undefined;
  /** A day in India: `2026-12-08`. */
  poDate?: string | undefined;
  /** An uploaded file. */
  poFileId?: string | undefined;
};

/**
 * Accepts an offer for the buyer, once: when it is accepted already, no matter who did it, the record of that is
 * returned.
 * @throws AppError 'conflict' when the offer is not the newest or has lapsed, with its state; 'invalid_input'
 * as `acceptLines` and for a file that is not there; as `lockForAnswer`.
 */
export async function acceptOffer(
  transaction: Transaction,
  answerer: Answerer,
  { quoteRequestId, revisionNumber, lineNumbers, poFileId, ...said }: AcceptanceEntry,
): Promise<Acceptance & { isRepeated: boolean }> {
  const conversation = await lockForAnswer(transaction, answerer, quoteRequestId);
  const earlier = await selectAcceptanceOfRevision(transaction, quoteRequestId, revisionNumber);
  if (earlier) return { ...earlier, isRepeated: true };
  assertIsNewest(conversation, revisionNumber);
  assertCanTakeStep('accept', conversation);
  if (said.name.trim() === '') throw invalidField('name', 'Please enter your name.');
  if (poFileId !== undefined) {
    const file = { owner: conversation.fileOwner, quoteRequestId, fileIds: [poFileId] };
    await attachFiles(transaction, file);
  }
  const record = {
    ...said,
    poFileId,
    how: answerer.kind,
    ...(answerer.kind === 'link' && { linkId: answerer.linkId }),
    address: toAddress(answerer.clientIp),
    userAgent: answerer.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
  };
  const acceptance = await acceptLines(transaction, conversation, { record, by: BY_BUYER, lineNumbers });
  return { ...acceptance, isRepeated: false };
}

/** A proxy can say that it does not know the client. */
function toAddress(clientIp: string): string | null {
  return isIP(clientIp.replace(/\/\d+$/, '')) === 0 ? null : clientIp;
}
