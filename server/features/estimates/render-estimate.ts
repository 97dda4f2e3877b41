import type { Brand } from '#domain/brand.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { retryTransaction } from '#server/platform/database/transaction.ts';
import type { EstimateDocument } from './estimate-document.ts';
import { loadEstimatePictures } from './estimate-pictures.ts';
import type { EstimateRenderer, RenderQueue } from './estimate-renderer.ts';
import { freezeFormerEstimate } from './freeze-estimate.ts';
import { selectDrawing, upsertDrawing } from './repository.ts';
import { type Revision, selectLastRevision } from './revision-queries.ts';

export type EstimateRenderContext = { renderer: EstimateRenderer; brand: Brand };

type DrawingOptions = {
  /** Where a new drawing waits. */
  queue: RenderQueue;
  /** Called before a new drawing, which it can prevent by throwing. */
  beforeDrawing?: () => Promise<void>;
};

/** New drawings of this process that are not stored yet. */
const drawingsInProgress = new Map<string, Promise<Uint8Array>>();

/**
 * The estimate of a quote request as it was last sent. The caller has checked access to it.
 * @throws Error when the quote request has no orders.
 */
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

/**
 * Draws the last revision of a quote request's estimate, unless its last drawing has the same content.
 * @throws Error as `getLastRevision`, `EstimateRenderer.render` and `beforeDrawing`.
 */
export async function renderEstimate(
  database: Database,
  { renderer, brand }: EstimateRenderContext,
  quoteRequestId: string,
  { queue, beforeDrawing }: DrawingOptions = { queue: 'main' },
): Promise<{ document: EstimateDocument; pdf: Uint8Array }> {
  const { document, documentSha256: fingerprint } = await getLastRevision(database, brand, quoteRequestId);
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

function coalesce(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const inProgress = drawingsInProgress.get(key);
  if (inProgress) return inProgress;
  const drawing = draw().finally(() => drawingsInProgress.delete(key));
  drawingsInProgress.set(key, drawing);
  return drawing;
}
