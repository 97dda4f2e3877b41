/** The worker thread in which estimates are drawn. Loading this module parses the fonts, once per thread. */

import { drawEstimate } from './draw-estimate.ts';
import type { EstimateDocument, EstimatePictures } from './estimate-document.ts';

export type RenderTask = { estimate: EstimateDocument; pictures: EstimatePictures };
export type RenderResult = { pdf: Uint8Array } | { error: string };

/**
 * @returns the PDF or the reason why there is none. An exception would mean a problem of the thread, not the estimate.
 */
export default async function drawInThread({ estimate, pictures }: RenderTask): Promise<RenderResult> {
  try {
    return { pdf: await drawEstimate(estimate, pictures) };
  } catch (cause) {
    return { error: cause instanceof Error ? cause.message : String(cause) };
  }
}
