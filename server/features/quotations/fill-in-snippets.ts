import type { SnippetKind, TermsChange } from '#contract/quotation-drafts.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectSnippets } from './snippet-queries.ts';

/** Puts the words of snippets where terms or notes are their names. */
export async function fillInSnippets(db: DbExecutor, change: TermsChange): Promise<TermsChange> {
  const snippets = await selectSnippets(db);
  const fill = (kind: SnippetKind, typed: string) =>
    snippets.find((each) => each.kind === kind && each.name === typed)?.words ?? typed;
  const { delivery_terms, payment_terms, warranty, notes } = change;
  return {
    ...change,
    ...(delivery_terms !== undefined && { delivery_terms: fill('delivery', delivery_terms) }),
    ...(payment_terms !== undefined && { payment_terms: fill('payment', payment_terms) }),
    ...(warranty !== undefined && { warranty: fill('warranty', warranty) }),
    ...(notes && { notes: notes.map((note) => fill('note', note)) }),
  };
}
