import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Only benchmarks and audits need it, and its packages are a sixth of all: npx installs it when it is first used. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** What is read of Lighthouse's result. */
export type LighthouseResult = {
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; details?: { items: unknown[] } }
  >;
  categories: Record<
    string,
    { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
};

/**
 * Audits a page as on a phone, in a running Chromium.
 * @param port of Chromium's debugging protocol.
 * @param flags further ones of Lighthouse's command line.
 */
export async function runLighthouse(
  url: string,
  port: number,
  flags: readonly string[] = [],
): Promise<{ result: LighthouseResult; html: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-lighthouse-'));
  try {
    const report = path.join(folder, 'page');
    await promisify(execFile)('npx', [
      '--yes',
      LIGHTHOUSE,
      url,
      `--port=${port}`,
      '--quiet',
      '--no-enable-error-reporting',
      '--form-factor=mobile',
      '--output=json',
      '--output=html',
      `--output-path=${report}`,
      ...flags,
    ]);
    const [json, html] = await Promise.all(
      ['json', 'html'].map((type) => readFile(`${report}.report.${type}`, 'utf8')),
    );
    return { result: JSON.parse(json ?? ''), html: html ?? '' };
  } finally {
    await rm(folder, { recursive: true });
  }
}
