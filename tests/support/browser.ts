import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Where Chromium and its relatives live on the systems we know; CHROMIUM_PATH names another place. */
const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function findChromium(): string | undefined {
  return PLACES.find((place): place is string => place !== undefined && existsSync(place));
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found; on Debian: apt-get install chromium');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export type Visit = {
  page: Page;
  /** What the browser complained of: errors in the console and scripts that failed. */
  complaints: string[];
  close(): Promise<void>;
};

/** A visitor with a browser of their own: nothing is left from others. */
export async function visit(browser: Browser, url: string, width = 1440): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    locale: 'en-IN',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints, close: () => context.close() };
}
