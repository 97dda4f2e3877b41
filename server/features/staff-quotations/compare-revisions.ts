import { AppError } from '#contract/errors.ts';
import { type ComparedCell, listComparedCells } from '#domain/quotation/compare-terms.ts';
import { getRequestHead, type RequestHead } from '#server/features/quotations/request-head-queries.ts';
import { selectQuotationByNumber, selectRevisions } from '#server/features/quotations/revision-queries.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';

export type ComparedRevisions = { request: RequestHead; numbers: number[]; cells: ComparedCell[] };

/** Two quotations of a request, cell by cell. @throws AppError 'not_found' when there is no such quotation. */
export async function compareRevisions(
  db: DbExecutor,
  quoteRequestId: string,
  [one, other]: [number, number],
): Promise<ComparedRevisions> {
  const request = await getRequestHead(db, quoteRequestId);
  const revisions = await selectRevisions(db, quoteRequestId);
  return {
    request,
    numbers: revisions.filter(({ kind }) => kind === 'quotation').map(({ number }) => number),
    cells: listComparedCells(
      await getDocument(db, quoteRequestId, one),
      await getDocument(db, quoteRequestId, other),
    ),
  };
}

async function getDocument(db: DbExecutor, quoteRequestId: string, number: number) {
  const quotation = await selectQuotationByNumber(db, quoteRequestId, number);
  if (!quotation) throw new AppError('not_found', `There is no quotation R${number}.`);
  return quotation.document;
}
