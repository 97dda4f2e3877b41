import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleEstimate } from '../../../tests/support/sample-estimate.ts';
import type { EstimateDocument } from './estimate-document.ts';
import { createEstimateRenderer, type EstimateRenderer } from './estimate-renderer.ts';

describe('createEstimatePrinter', () => {
  let printer: EstimateRenderer;
  const workers: Worker[] = [];
  const noteWorker = (worker: Worker): void => {
    workers.push(worker);
  };

  beforeEach(() => {
    process.on('worker', noteWorker);
    printer = createEstimateRenderer();
  });

  afterEach(async () => {
    vi.useRealTimers();
    await printer.close();
    process.off('worker', noteWorker);
    workers.length = 0;
  });

  it('prints in one thread, started on first use', async () => {
    expect(workers).toHaveLength(0);
    const pdfs = await Promise.all([printer.render(sampleEstimate()), printer.render(sampleEstimate())]);
    for (const pdf of pdfs) expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(workers).toHaveLength(1);
  });

  it('rejects a broken estimate and prints the next in the same thread', async () => {
    const broken = { ...sampleEstimate(), lines: null } as unknown as EstimateDocument;
    const failed = printer.render(broken);
    const printed = printer.render(sampleEstimate());
    await expect(failed).rejects.toThrow('The estimate could not be drawn');
    await expect(printed).resolves.toBeInstanceOf(Uint8Array);
    expect(workers).toHaveLength(1);
  });

  it('rejects what cannot be sent to the thread', async () => {
    const unsendable = { ...sampleEstimate(), terms: [() => 'no text'] } as unknown as EstimateDocument;
    await expect(printer.render(unsendable)).rejects.toThrow('cannot be sent');
    await expect(printer.render(sampleEstimate())).resolves.toBeInstanceOf(Uint8Array);
  });

  it('rejects the job of a thread that dies and starts another for the next', async () => {
    await printer.render(sampleEstimate());
    const lost = printer.render(sampleEstimate());
    const kept = printer.render(sampleEstimate());
    void workers[0]?.terminate();
    await expect(lost).rejects.toThrow('died');
    await expect(kept).resolves.toBeInstanceOf(Uint8Array);
    expect(workers).toHaveLength(2);
  });

  it('turns away whoever comes when a hundred wait, until one of them has been served', async () => {
    const jobs = Array.from({ length: 101 }, () => printer.render(sampleEstimate()));
    const outcomes = Promise.allSettled(jobs);
    await expect(printer.render(sampleEstimate())).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 5,
    });
    await jobs[0];
    const admitted = Promise.allSettled([printer.render(sampleEstimate())]);
    await printer.close();
    expect(await admitted).toMatchObject([{ reason: { message: 'The printer was closed.' } }]);
    await outcomes;
  });

  it('gives up a job after 15 s and goes on in another thread', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hung = printer.render(sampleEstimate());
    const outcome = expect(hung).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(15_000);
    await outcome;
    await expect(printer.render(sampleEstimate())).resolves.toBeInstanceOf(Uint8Array);
    expect(workers).toHaveLength(2);
  });

  it('ends its thread when closed and rejects what is not printed', async () => {
    await printer.render(sampleEstimate());
    const unprinted = [printer.render(sampleEstimate()), printer.render(sampleEstimate())];
    const outcomes = Promise.allSettled(unprinted);
    await printer.close();
    expect((await outcomes).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
    expect(workers.map((worker) => worker.threadId)).toEqual([-1]);
    await expect(printer.render(sampleEstimate())).rejects.toThrow('closed');
  });
});
