import { createHash } from 'node:crypto';
import type { Brand } from '#domain/brand.ts';
import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import { selectLastRevision, selectOrdersByRequest } from '#server/features/orders/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { composeEstimate } from './compose-estimate.ts';
import type { EstimateDocument } from './estimate-document.ts';
import type { EstimateRenderer, RenderQueue } from './estimate-renderer.ts';
import { selectDrawing, upsertDrawing } from './repository.ts';

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
 * Composes the current estimate of a quote request. The caller has checked access to it.
 * @throws Error when the quote request has no orders.
 */
export async function composeCurrentEstimate(
  database: Database,
  brand: Brand,
  quoteRequestId: string,
): Promise<EstimateDocument> {
  const [contact, [first, ...others], revisedAt] = await Promise.all([
    getContactLinks(database),
    selectOrdersByRequest(database, quoteRequestId),
    selectLastRevision(database, quoteRequestId),
  ]);
  if (!first) throw new Error(`The quote request ${quoteRequestId} has no orders.`);
  const seller = { brand, phone: contact.phone, email: contact.email };
  return composeEstimate([first, ...others], seller, revisedAt);
}

/**
 * Composes the current estimate of a quote request and draws it, unless its last drawing has the same content.
 * @throws Error as `composeCurrentEstimate`, `EstimateRenderer.render` and `beforeDrawing`.
 */
export async function renderEstimate(
  database: Database,
  { renderer, brand }: EstimateRenderContext,
  quoteRequestId: string,
  { queue, beforeDrawing }: DrawingOptions = { queue: 'main' },
): Promise<{ document: EstimateDocument; pdf: Uint8Array }> {
  const document = await composeCurrentEstimate(database, brand, quoteRequestId);
  const fingerprint = createHash('sha256').update(JSON.stringify(document)).digest();
  const findDrawing = () => selectDrawing(database, quoteRequestId, fingerprint);
  const drawing = await findDrawing();
  if (drawing) return { document, pdf: drawing };
  const pdf = await coalesce(`${queue} ${quoteRequestId} ${fingerprint.toString('hex')}`, async () => {
    // Another call may have stored it since.
    const stored = await findDrawing();
    if (stored) return stored;
    await beforeDrawing?.();
    const drawn = Buffer.from(await renderer.render(document, queue));
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
