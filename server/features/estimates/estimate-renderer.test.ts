import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleEstimate } from '../../../tests/support/sample-estimate.ts';
import type { EstimateDocument } from './estimate-document.ts';
import { createEstimateRenderer, type EstimateRenderer } from './estimate-renderer.ts';

describe('createEstimateRenderer', () => {
  let renderer: EstimateRenderer;
  const workers: Worker[] = [];
  const recordWorker = (worker: Worker): void => {
    workers.push(worker);
  };

  beforeEach(() => {
    process.on('worker', recordWorker);
    renderer = createEstimateRenderer();
  });

  afterEach(async () => {
    vi.useRealTimers();
    await renderer.close();
    process.off('worker', recordWorker);
    workers.length = 0;
  });

  it('draws in one thread, which starts on first use', async () => {
    expect(workers).toHaveLength(0);
    const pdfs = await Promise.all([renderer.render(sampleEstimate()), renderer.render(sampleEstimate())]);
    for (const pdf of pdfs) expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(workers).toHaveLength(1);
  });

  it('draws when its process was started with a relative module and has moved elsewhere', async () => {
    const urlOf = (file: string) => JSON.stringify(new URL(file, import.meta.url));
    const program = `
      process.chdir(${JSON.stringify(tmpdir())});
      const { createEstimateRenderer } = await import(${urlOf('./estimate-renderer.ts')});
      const { sampleEstimate } = await import(${urlOf('../../../tests/support/sample-estimate.ts')});
      const renderer = createEstimateRenderer();
      const pdf = await renderer.render(sampleEstimate());
      process.stdout.write(Buffer.from(pdf).toString('latin1', 0, 5));
      await renderer.close();`;
    const options = ['--import', './scripts/quick-imports.ts', '--input-type=module', '--eval', program];
    const { stdout } = await promisify(execFile)(process.execPath, options);
    expect(stdout).toBe('%PDF-');
  });

  it('rejects an invalid estimate and draws the next in the same thread', async () => {
    const invalid = { ...sampleEstimate(), lines: null } as unknown as EstimateDocument;
    const failed = renderer.render(invalid);
    const drawn = renderer.render(sampleEstimate());
    await expect(failed).rejects.toThrow('The estimate could not be drawn');
    await expect(drawn).resolves.toBeInstanceOf(Uint8Array);
    expect(workers).toHaveLength(1);
  });

  it('rejects an estimate that cannot be cloned for the thread', async () => {
    const uncloneable = { ...sampleEstimate(), terms: [() => 'no text'] } as unknown as EstimateDocument;
    await expect(renderer.render(uncloneable)).rejects.toThrow('cannot be sent');
    await expect(renderer.render(sampleEstimate())).resolves.toBeInstanceOf(Uint8Array);
  });

  it('rejects the estimate of a thread that dies and starts another thread for the next', async () => {
    await renderer.render(sampleEstimate());
    const lost = renderer.render(sampleEstimate());
    const next = renderer.render(sampleEstimate());
    void workers[0]?.terminate();
    await expect(lost).rejects.toThrow('died');
    await expect(next).resolves.toBeInstanceOf(Uint8Array);
    expect(workers).toHaveLength(2);
  });

  it('rejects further estimates while a hundred are queued', async () => {
    const queued = Array.from({ length: 101 }, () => renderer.render(sampleEstimate()));
    const outcomes = Promise.allSettled(queued);
    await expect(renderer.render(sampleEstimate())).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 5,
    });
    await queued[0];
    const admitted = Promise.allSettled([renderer.render(sampleEstimate())]);
    await renderer.close();
    expect(await admitted).toMatchObject([{ reason: { message: 'The estimate renderer was closed.' } }]);
    await outcomes;
  });

  it('draws for anonymous callers in a queue of ten of their own, which keeps nobody else waiting', async () => {
    const long = sampleEstimate(Array.from({ length: 100 }, () => ({})));
    // The others' thread has started: what is compared is who waits for whom.
    await renderer.render(sampleEstimate());
    let drawn = 0;
    const anonymous = Array.from({ length: 11 }, () =>
      renderer.render(long, 'anonymous').then(() => {
        drawn += 1;
      }),
    );
    await expect(renderer.render(long, 'anonymous')).rejects.toMatchObject({ code: 'unavailable' });
    const others = Array.from({ length: 3 }, () => renderer.render(sampleEstimate()));
    await Promise.all(others);
    expect(drawn).toBeLessThan(11);
    expect(workers).toHaveLength(2);
    await Promise.all(anonymous);
  });

  it('rejects an estimate after 15 s and continues in another thread', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hung = renderer.render(sampleEstimate());
    const outcome = expect(hung).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(15_000);
    await outcome;
    await expect(renderer.render(sampleEstimate())).resolves.toBeInstanceOf(Uint8Array);
    expect(workers).toHaveLength(2);
  });

  it('ends its thread when closed and rejects unfinished estimates', async () => {
    await renderer.render(sampleEstimate());
    const unfinished = [renderer.render(sampleEstimate()), renderer.render(sampleEstimate())];
    const outcomes = Promise.allSettled(unfinished);
    await renderer.close();
    expect((await outcomes).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
    expect(workers.map((worker) => worker.threadId)).toEqual([-1]);
    await expect(renderer.render(sampleEstimate())).rejects.toThrow('closed');
  });
});
