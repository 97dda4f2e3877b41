import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { type ClientIps, SITE_FACTOR, toSiteNetwork } from './client-ip.ts';

const MAX_CONNECTIONS = 10_000;
/** The first line soon, so that an operator can act, and then one a minute. */
const REPORT_INTERVAL_MS = { first: 1000, next: 60_000 };

/**
 * Limits the connections of each client to half of those that are still free. So a client alone can have a third of
 * all, and however many clients have as many as they can, there is room for another. An IPv6 site has a higher limit,
 * so alone it can have two thirds. Trusted proxies have no limit of their own. What is dropped is counted in the log.
 * @returns how many were dropped.
 */
export function limitConnections(server: Server, clientIps: ClientIps, log: Logger): () => number {
  /** Of clients and of IPv6 sites. */
  const openByNetwork = new Map<string, number>();
  let open = 0;
  let dropped = 0;
  let reported = 0;
  let isReportDue = false;

  const countOpen = (network: string) => openByNetwork.get(network) ?? 0;
  const isFull = (network: string | undefined, factor: number) =>
    network !== undefined && countOpen(network) >= (factor * (MAX_CONNECTIONS - open)) / 2;

  function countDropped(): void {
    dropped += 1;
    if (!isReportDue) reportAfter(REPORT_INTERVAL_MS.first);
  }
  function reportAfter(ms: number): void {
    isReportDue = true;
    setTimeout(report, ms).unref();
  }
  function report(): void {
    isReportDue = false;
    if (dropped === reported) return;
    log.warn({ dropped: dropped - reported }, 'connections dropped, because their clients have too many');
    reported = dropped;
    reportAfter(REPORT_INTERVAL_MS.next);
  }

  server.maxConnections = MAX_CONNECTIONS;
  server.on('drop', countDropped);
  server.prependListener('connection', (socket) => {
    const client = clientIps.getConnectionIp(socket.remoteAddress ?? '');
    const site = client && toSiteNetwork(client);
    if (isFull(client, 1) || isFull(site, SITE_FACTOR)) {
      socket.destroy();
      countDropped();
      return;
    }
    const networks = [client, site].filter((network) => network !== undefined);
    open += 1;
    for (const network of networks) openByNetwork.set(network, countOpen(network) + 1);
    socket.once('close', () => {
      open -= 1;
      for (const network of networks) {
        const remaining = countOpen(network) - 1;
        if (remaining > 0) openByNetwork.set(network, remaining);
        else openByNetwork.delete(network);
      }
    });
  });
  return () => dropped;
}
