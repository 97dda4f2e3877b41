import type { Page } from 'playwright-core';

/** A slow connection and processor, as Chromium imitates them. */
export type Slowness = { latencyMs: number; downloadKbps: number; cpuSlowdown: number };

/** Slows a page down. Uploading is half as fast as downloading. */
export async function slowDown(
  page: Page,
  { latencyMs, downloadKbps, cpuSlowdown }: Slowness,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downloadKbps * 1000) / 8,
    uploadThroughput: (downloadKbps * 1000) / 16,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
