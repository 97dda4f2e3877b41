import type { Brand } from '#domain/brand.ts';
import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import { selectLastRevision, selectOrdersByRequest } from '#server/features/orders/repository.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { composeEstimate } from './compose-estimate.ts';
import type { EstimateDocument } from './estimate-document.ts';
import type { EstimateRenderer } from './estimate-renderer.ts';

export type EstimateRenderContext = { renderer: EstimateRenderer; brand: Brand };

/**
 * Composes and draws the current estimate of a quote request. The caller has checked access to it.
 * @throws Error when the quote request has no orders; otherwise as `EstimateRenderer.render`.
 */
export async function renderEstimate(
  database: Database,
  { renderer, brand }: EstimateRenderContext,
  quoteRequestId: string,
): Promise<{ document: EstimateDocument; pdf: Uint8Array }> {
  const [contact, [first, ...others], revisedAt] = await Promise.all([
    getContactLinks(database),
    selectOrdersByRequest(database, quoteRequestId),
    selectLastRevision(database, quoteRequestId),
  ]);
  if (!first) throw new Error(`The quote request ${quoteRequestId} has no orders.`);
  const seller = { brand, phone: contact.phone, email: contact.email };
  const document = composeEstimate([first, ...others], seller, revisedAt);
  return { document, pdf: await renderer.render(document) };
}
