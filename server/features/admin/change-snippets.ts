import { AppError } from '#contract/errors.ts';
import { snippet as snippetRules } from '#contract/quotation-drafts.ts';
import {
  deleteSnippet,
  lockSnippet,
  selectSnippetNames,
  updateSnippetPositions,
  upsertSnippet,
} from '#server/features/quotations/snippet-queries.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import type { textSnippets } from '#server/platform/database/schema.ts';
import { validate } from '#server/platform/http/validate.ts';
import { assertOrder } from './assert-order.ts';
import { assertVersion } from './assert-version.ts';
import { moveTo } from './ordered-row-queries.ts';

type StoredSnippet = typeof textSnippets.$inferSelect;

/**
 * Changes of the texts that operators put into quotations. `version` is the one that the editor has seen, 0 for none.
 */

/**
 * Stores a text under a name, instead of the one that has it.
 * @throws AppError 'invalid_input' when the name, the kind or the text cannot be used, 'conflict' when somebody else
 * has changed it since.
 */
export async function setSnippet(
  transaction: Transaction,
  typed: { name: string; kind: string; words: string },
  version?: number,
) {
  const snippet = validate(snippetRules, typed);
  await assertSeen(transaction, snippet.name, await lockSnippet(transaction, snippet.name), version);
  await upsertSnippet(transaction, snippet);
  return snippet;
}

/** @throws AppError 'not_found' when there is no such snippet, 'conflict' when somebody else has changed it since. */
export async function removeSnippet(transaction: Transaction, name: string, version?: number): Promise<void> {
  const stored = await lockSnippet(transaction, name);
  if (!stored) throw createNotFoundError(name);
  await assertSeen(transaction, name, stored, version);
  await deleteSnippet(transaction, name);
}

/**
 * @param place among those of its kind, from 1.
 * @param seen the names of its kind in the order that the operator saw.
 * @throws AppError 'not_found' when there is no such snippet, 'conflict' when the order is another one by now.
 */
export async function moveSnippet(
  transaction: Transaction,
  name: string,
  place: number,
  seen: readonly string[],
): Promise<void> {
  const stored = await lockSnippet(transaction, name);
  if (!stored) throw createNotFoundError(name);
  const names = await selectSnippetNames(transaction, stored.kind);
  assertOrder(names, seen);
  await updateSnippetPositions(transaction, moveTo(names, name, place));
}

async function assertSeen(
  transaction: Transaction,
  name: string,
  stored: StoredSnippet | undefined,
  version: number | undefined,
): Promise<void> {
  await assertVersion(transaction, version, {
    ...{ kind: 'text_snippets', subject: name, version: stored?.version ?? 0 },
    current: stored ? { kind: stored.kind, words: stored.words } : {},
  });
}

function createNotFoundError(name: string): AppError {
  return new AppError('not_found', `There is no snippet “${name}”. “snippets” lists them.`);
}
