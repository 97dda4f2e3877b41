import { AppError } from '#contract/errors.ts';
import { formatTime } from '#domain/indian-format.ts';
import { findTermProblems, type TermProblem } from '#domain/quotation/check-terms.ts';
import type { QuotationTerms } from '#domain/quotation/quotation-terms.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { lockConversation } from './lock-conversation.ts';
import { selectOrdersOfRequest } from './order-queries.ts';
import { type Draft, deleteDraft, selectDraft, updateDraft } from './repository.ts';
import { selectHighestLineNumber } from './revision-queries.ts';
import { getOrInsertDraft } from './start-draft.ts';

type DraftChange = {
  quoteRequestId: string;
  operator: string;
  /** The version of the draft that the operator has seen. */
  expectedVersion?: number | undefined;
};

/**
 * Changes the terms of the next revision, which begins with this if it has not.
 * @param change also gets the number for a first new line; no line of the request has had it or a higher one.
 * @throws AppError 'conflict' when somebody else has changed the draft or no offer can be sent, 'invalid_input' for
 * wrong terms, with all that is wrong.
 */
export async function changeDraft(
  transaction: Transaction,
  { quoteRequestId, operator, expectedVersion }: DraftChange,
  change: (terms: QuotationTerms, nextLineNumber: number) => QuotationTerms,
): Promise<Draft> {
  const conversation = await lockConversation(transaction, quoteRequestId);
  const draft = await getOrInsertDraft(transaction, conversation, operator);
  if (expectedVersion !== undefined && expectedVersion !== draft.version) throw createChangedError(draft);
  const terms = change(draft.terms, await getNextLineNumber(transaction, draft));
  assertNoProblems(findTermProblems(terms));
  return updateDraft(transaction, { quoteRequestId, terms, changedBy: operator });
}

/** Drops the draft. @throws AppError 'not_found' without one, 'conflict' when somebody else has changed it. */
export async function discardDraft(
  transaction: Transaction,
  { quoteRequestId, expectedVersion }: Pick<DraftChange, 'quoteRequestId' | 'expectedVersion'>,
): Promise<void> {
  await lockConversation(transaction, quoteRequestId);
  const draft = await selectDraft(transaction, quoteRequestId);
  if (!draft) throw new AppError('not_found', 'There is no draft.');
  if (expectedVersion !== undefined && expectedVersion !== draft.version) throw createChangedError(draft);
  await deleteDraft(transaction, quoteRequestId);
}

/** @throws AppError 'conflict' with who has changed the draft. */
export function createChangedError({ changedBy, changedAt }: Draft): AppError {
  return new AppError(
    'conflict',
    `${changedBy} changed this draft at ${formatTime(changedAt)}. Please look at it again.`,
  );
}

/** @throws AppError 'invalid_input' with everything that is wrong. */
export function assertNoProblems(problems: readonly TermProblem[]): void {
  if (problems.length === 0) return;
  const sentences = problems.map(({ line, message }) =>
    line === undefined ? message : `Line ${line}: ${message}`,
  );
  throw new AppError('invalid_input', sentences.join(' '));
}

async function getNextLineNumber(
  transaction: Transaction,
  { quoteRequestId, terms }: Draft,
): Promise<number> {
  const orders = await selectOrdersOfRequest(transaction, quoteRequestId);
  const highest = await selectHighestLineNumber(transaction, quoteRequestId);
  const taken = [...orders.map(({ lineNumber }) => lineNumber), ...terms.lines.map(({ number }) => number)];
  return Math.max(highest, ...taken) + 1;
}
