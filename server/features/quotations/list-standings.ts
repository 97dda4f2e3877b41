import { getTurn, type QuotationState, type Turn } from '#domain/quotation/quotation-state.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectAcceptancesInForce } from './acceptance-queries.ts';
import { selectStandingColumns } from './standing-queries.ts';

/** How far the conversation about a quote request has come. */
export type Standing = {
  state: QuotationState;
  turn: Turn;
  /** Of the last quotation or, while it is accepted, of the one that was; null before the first. */
  revisionNumber: number | null;
  /** Of the same; of the chosen lines where it is accepted. */
  totalPaise: number | null;
  /** How many of the accepted quotation's lines were chosen; null unless an acceptance holds. */
  accepted: { lineCount: number; ofCount: number } | null;
  /** Of the offer that waits for its answer; null without one. */
  lapsesAt: Date | null;
};

/** The standings of quote requests by their ids. */
export async function listStandings(
  db: DbExecutor,
  quoteRequestIds: readonly string[],
): Promise<Map<string, Standing>> {
  const rows = await selectStandingColumns(db, quoteRequestIds);
  const ofAccepted = rows.filter(({ state }) => state === 'accepted').map(({ id }) => id);
  const acceptances = await selectAcceptancesInForce(db, ofAccepted);
  return new Map(
    rows.map(({ id, now, lapsesAt, ...row }) => {
      const conversation = { ...row, lapsesAt: lapsesAt as Date | null };
      const standing = { ...conversation, turn: getTurn(conversation, now), accepted: null };
      return [id, { ...standing, ...acceptances.get(id) }];
    }),
  );
}
