import { createHash } from 'node:crypto';
import type { Brand } from '#domain/brand.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import { composeAccepted } from './compose-accepted.ts';
import type { EstimateDocument } from './estimate-document.ts';
import { loadEstimatePictures } from './estimate-pictures.ts';
import type { EstimateRenderer, RenderQueue } from './estimate-renderer.ts';
import { freezeFormerEstimate } from './freeze-estimate.ts';
import { type FrozenDocument, isQuotation } from './frozen-document.ts';
import { selectDrawing, upsertDrawing } from './repository.ts';
import {
  type Revision,
  selectAcceptanceByRevision,
  selectLastEstimate,
  selectLastRevision,
} from './revision-queries.ts';

export type EstimateRenderContext = { renderer: EstimateRenderer; brand: Brand };

type DrawingOptions = {
  /** Where a new drawing waits. */
  queue: RenderQueue;
  /** Called before a new drawing, which it can prevent by throwing. */
  beforeDrawing?: () => Promise<void>;
};

/** New drawings of this process that are not stored yet. */
const drawingsInProgress = new Map<string, Promise<Uint8Array>>();

/** A PDF with what it shows. */
export type Rendered<Document = FrozenDocument> = { document: Document; pdf: Uint8Array };

/** The estimate or quotation of a quote request as it was last sent. The caller has checked access to it. */
export async function getLastRevision(
  database: Database,
  brand: Brand,
  quoteRequestId: string,
): Promise<Revision> {
  const last = await selectLastRevision(database, quoteRequestId);
  return (
    last ??
    retryTransaction(database, (transaction) => freezeFormerEstimate(transaction, quoteRequestId, brand))
  );
}

/** The last estimate of a quote request, also if there are quotations after it. */
export async function getLastEstimate(
  database: Database,
  brand: Brand,
  quoteRequestId: string,
): Promise<Revision<EstimateDocument>> {
  await getLastRevision(database, brand, quoteRequestId);
  return selectLastEstimate(database, quoteRequestId);
}

/** The same as a PDF. @throws Error as `renderRevision`. */
export async function renderLastEstimate(
  database: Database,
  context: EstimateRenderContext,
  quoteRequestId: string,
): Promise<Rendered<EstimateDocument>> {
  const last = await getLastEstimate(database, context.brand, quoteRequestId);
  const { pdf } = await renderRevision(database, context, quoteRequestId, last);
  return { document: last.document, pdf };
}

/**
 * Draws what was last sent of a quote request, an estimate or a quotation.
 * @throws Error as `getLastRevision` and `renderRevision`.
 */
export async function renderEstimate(
  database: Database,
  context: EstimateRenderContext,
  quoteRequestId: string,
  options?: DrawingOptions,
): Promise<Rendered> {
  const last = await getLastRevision(database, context.brand, quoteRequestId);
  return renderRevision(database, context, quoteRequestId, last, options);
}

/**
 * Draws a revision of a quote request, a quotation as it was accepted if it was, unless its last drawing has the same
 * content.
 * @throws Error as `EstimateRenderer.render`, `composeAccepted` and `beforeDrawing`.
 */
export async function renderRevision(
  database: Database,
  { renderer }: EstimateRenderContext,
  quoteRequestId: string,
  revision: Revision,
  { queue, beforeDrawing }: DrawingOptions = { queue: 'main' },
): Promise<Rendered> {
  const { document, fingerprint } = await getPrintedEstimate(database, revision);
  const findDrawing = () => selectDrawing(database, quoteRequestId, fingerprint);
  const drawing = await findDrawing();
  if (drawing) return { document, pdf: drawing };
  const pdf = await coalesce(`${queue} ${quoteRequestId} ${fingerprint.toString('hex')}`, async () => {
    // Another call may have stored it since.
    const stored = await findDrawing();
    if (stored) return stored;
    await beforeDrawing?.();
    const pictures = await loadEstimatePictures(database, document.seller);
    const drawn = Buffer.from(await renderer.render(document, queue, pictures));
    await upsertDrawing(database, { quoteRequestId, fingerprint, pdf: drawn });
    return drawn;
  });
  return { document, pdf };
}

/** What a revision's PDF shows, with a hash of it. */
async function getPrintedEstimate(
  database: Database,
  { id, document, documentSha256 }: Revision,
): Promise<{ document: FrozenDocument; fingerprint: Buffer }> {
  const frozen = { document, fingerprint: documentSha256 };
  if (!isQuotation(document)) return frozen;
  const row = await selectAcceptanceByRevision(database, id);
  if (!row) return frozen;
  const { lineNumbers, totalPaise, ...acceptance } = row;
  const accepted = composeAccepted(document, { lineNumbers, totalPaise }, acceptance);
  const fingerprint = createHash('sha256').update(JSON.stringify(accepted)).digest();
  return { document: accepted, fingerprint };
}

function coalesce(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const inProgress = drawingsInProgress.get(key);
  if (inProgress) return inProgress;
  const drawing = draw().finally(() => drawingsInProgress.delete(key));
  drawingsInProgress.set(key, drawing);
  return drawing;
}
