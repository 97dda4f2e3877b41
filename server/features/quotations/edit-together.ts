import { AppError } from '#contract/errors.ts';
import { formatTime } from '#domain/indian-format.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { lockConversation } from './lock-conversation.ts';
import { type Draft, selectDraft, updateDraftEditor } from './repository.ts';

/**
 * One person writes a draft at a time. Anyone who changes it by a command takes it over, as such a change is one act.
 */

/** @throws AppError 'conflict' when somebody else is editing the draft, with the name and since when. */
export async function assertNobodyElseWrites(
  transaction: Transaction,
  quoteRequestId: string,
  operator: string,
): Promise<void> {
  await lockConversation(transaction, quoteRequestId);
  const draft = await selectDraft(transaction, quoteRequestId);
  if (!draft?.editor || !draft.editorSince || draft.editor === operator) return;
  throw new AppError('conflict', `${draft.editor} has been editing since ${formatTime(draft.editorSince)}.`);
}

/** Makes somebody the one who writes the draft. @throws AppError 'not_found' without a draft. */
export async function takeOverDraft(
  transaction: Transaction,
  quoteRequestId: string,
  operator: string,
): Promise<Draft> {
  await lockConversation(transaction, quoteRequestId);
  const draft = await updateDraftEditor(transaction, quoteRequestId, operator);
  if (!draft) throw new AppError('not_found', 'There is no draft.');
  return draft;
}
