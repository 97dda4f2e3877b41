/**
 * The worker thread in which estimates and quotations are drawn. Loading this module parses the fonts, once per thread.
 */

import { drawEstimate } from './draw-estimate.ts';
import { drawQuotation } from './draw-quotation.ts';
import type { EstimatePictures } from './estimate-document.ts';
import { type FrozenDocument, isQuotation } from './frozen-document.ts';

export type RenderTask = { document: FrozenDocument; pictures: EstimatePictures };
export type RenderResult = { pdf: Uint8Array } | { error: string };

/**
 * @returns the PDF or the reason why there is none. An exception would mean a problem of the thread, not the estimate.
 */
export default async function drawInThread({ document, pictures }: RenderTask): Promise<RenderResult> {
  try {
    const pdf = isQuotation(document)
      ? await drawQuotation(document, pictures)
      : await drawEstimate(document, pictures);
    return { pdf };
  } catch (cause) {
    return { error: cause instanceof Error ? cause.message : String(cause) };
  }
}
