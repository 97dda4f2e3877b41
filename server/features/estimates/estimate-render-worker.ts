/** The thread in which estimates are drawn. Given an estimate, it posts back the PDF or why there is none. */

import { parentPort } from 'node:worker_threads';
import { drawEstimate } from './draw-estimate.ts';
import type { EstimateDocument } from './estimate-document.ts';

export type RenderResult = { pdf: Uint8Array } | { failure: string };

if (!parentPort) throw new Error('This module runs as a worker thread only.');
const port = parentPort;

port.on('message', async (estimate: EstimateDocument) => {
  try {
    const pdf = await drawEstimate(estimate);
    port.postMessage({ pdf } satisfies RenderResult, [pdf.buffer]);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    port.postMessage({ failure } satisfies RenderResult);
  }
});
