import { type Browser, chromium } from 'playwright-core';
import { findFreePort } from '#server/platform/embedded-postgres/free-port.ts';
import { findChromium } from '../tests/support/browser.ts';
import { printProgress } from './progress.ts';

/**
 * Far more than any step takes. A page that never does what is waited for would otherwise stop the whole run unseen.
 */
const DEADLINE_MS = 120_000;

/**
 * Takes a step of a benchmark in a browser of its own, which is closed afterwards.
 * @param use gets the port, too, by which other tools reach the browser.
 * @throws Error when the step is not done by the deadline.
 */
export async function runInBrowser<Result>(
  step: string,
  use: (browser: Browser, port: number) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`${step}: not done after ${DEADLINE_MS / 1000} s.`)),
    DEADLINE_MS,
  );
  try {
    return await Promise.race([use(browser, port), deadline]);
  } finally {
    clearTimeout(timer);
    await browser.close();
    printProgress(`${step}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}
