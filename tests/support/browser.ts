import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright-core';

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

/** Chromium without its interface, which draws the same pages with a quarter less work. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const hasHeadlessShell = () => existsSync(HEADLESS_SHELL);

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(browserLaunchOptions());
}

/** A browser with a back/forward cache, which Playwright switches off. */
export async function launchBrowserThatKeepsPages(): Promise<Browser> {
  return chromium.launch({
    ...fullBrowserLaunchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/**
 * Pages of Chromium's own interface, and processes it starts in case they are needed: two fifths of the time that our
 * pages take.
 */
const UNUSED_FEATURES = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUIToolbar',
];
/** What Playwright switches off and matters here; the browser would forget it over a second list. */
const PLAYWRIGHT_FEATURES = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** The system’s Chromium, without its interface if it is there: none is downloaded. */
export function browserLaunchOptions(): LaunchOptions {
  const options = fullBrowserLaunchOptions();
  if (process.env.CHROMIUM_PATH !== undefined || !hasHeadlessShell()) return options;
  // Draws texts as the whole browser does.
  return {
    ...options,
    executablePath: HEADLESS_SHELL,
    args: [...options.args, '--font-render-hinting=slight'],
  };
}

/** For what only the whole browser has, such as its settings. */
function fullBrowserLaunchOptions() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found; on Debian: apt-get install chromium');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...UNUSED_FEATURES, ...PLAYWRIGHT_FEATURES].join()}`,
      '--renderer-process-limit=2',
    ],
  };
}

export type Visit = {
  page: Page;
  /** What the browser complained of: errors in the console and scripts that failed. */
  consoleErrors: string[];
  close(): Promise<void>;
};

/** A page in a browser whose owner has forbidden all sites to keep anything: cookies, storage, databases. */
export async function visitWithoutStorage(url: string, width: number): Promise<Visit> {
  const profile = await mkdtemp(path.join(tmpdir(), 'udyog-haat-browser-'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await mkdir(path.join(profile, 'Default'));
  await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    ...fullBrowserLaunchOptions(),
    baseURL: url,
    viewport: { width, height: 900 },
    locale: 'en-IN',
  });
  const page = await context.newPage();
  return {
    page,
    consoleErrors: recordConsoleErrors(page),
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** A visitor with a browser of their own: nothing is left from others. */
export async function visit(
  browser: Browser,
  url: string,
  {
    width = 1440,
    hasServiceWorker = false,
    isPhone = false,
  }: { width?: number; hasServiceWorker?: boolean; isPhone?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-IN',
    // Requests that a service worker makes cannot be replaced by tests.
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
  });
  const page = await context.newPage();
  return { page, consoleErrors: recordConsoleErrors(page), close: () => context.close() };
}

function recordConsoleErrors(page: Page): string[] {
  page.setDefaultTimeout(30_000);
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (message) => {
    // What failed to load is named by the address alone.
    if (message.type() === 'error') consoleErrors.push(`${message.text()} ${message.location().url}`);
  });
  return consoleErrors;
}
