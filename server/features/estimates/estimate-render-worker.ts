/** What runs in the thread in which estimates are drawn; loading it parses the fonts, once for the thread. */

import { drawEstimate } from './draw-estimate.ts';
import type { EstimateDocument } from './estimate-document.ts';

export type RenderResult = { pdf: Uint8Array } | { failure: string };

/** @returns the PDF or why there is none, so that whatever is thrown concerns the thread and not the estimate. */
export default async function drawInThread(estimate: EstimateDocument): Promise<RenderResult> {
  try {
    return { pdf: await drawEstimate(estimate) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
