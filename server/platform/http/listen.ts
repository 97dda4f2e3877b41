import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ErrorResponse } from '#contract/errors.ts';
import { answerClientErrors } from './client-errors.ts';
import type { ClientIps } from './client-ip.ts';
import { limitConnections } from './limit-connections.ts';
import { limitPipelining } from './limit-pipelining.ts';
import { withSecurityHeaders } from './security-headers.ts';

export type ListeningServer = {
  /** Stops listening and finishes the requests in progress. */
  close(): Promise<void>;
  /** How many connections were dropped because their clients had too many. */
  countDropped(): number;
};

export type ListenOptions = {
  port: number;
  host: string;
  handleRequest: (request: IncomingMessage, response: ServerResponse) => void;
  /** Aborted when closing begins. */
  shutdown: AbortController;
  /** How long the server keeps listening after closing begins, so that load balancers notice it. */
  drainSeconds: number;
  clientIps: ClientIps;
  log: Logger;
};

/** Long enough for a slow connection; after that, the client's place goes to others, except for uploads of files. */
const SERVER_TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000 };
/**
 * Of a connection between requests as well as of a client that has stopped reading. Longer than load balancers keep
 * idle connections (60 s is common), so they never send into one that is closing.
 */
const MAX_IDLE_MS = 120_000;
/** Linux's own maximum: a connection that does not fit is retried only after a second, then after three. */
const BACKLOG = 4096;
/** How long requests in progress may take when the shop closes. */
const SHUTDOWN_GRACE_MS = 30_000;

/**
 * Tries the port before anything is started or migrated for a shop that could not open.
 * @throws Error with a message for the operator when the port is in use.
 */
export async function assertPortIsFree({ port, host }: Pick<ListenOptions, 'port' | 'host'>): Promise<void> {
  const probe = createTcpServer();
  await startListening(probe, { port, host });
  probe.close();
  await once(probe, 'close');
}

/** @throws Error with a message for the operator when the port is in use. */
export async function listen(options: ListenOptions): Promise<ListeningServer> {
  const { port, host, shutdown, drainSeconds, clientIps, log } = options;
  const handleRequest = limitPipelining(options.handleRequest);
  const openResponses = new Set<ServerResponse>();
  const server = createServer(
    // With a time limit of its own between requests, each request would set two timers.
    { ...SERVER_TIMEOUTS, keepAliveTimeout: 0, optimizeEmptyRequests: true },
    (request, response) => {
      if (shutdown.signal.aborted) closeConnectionAfter(response);
      if (countHosts(request) > 1) rejectHosts(response);
      else handleRequest(request, response);
      if (response.writableEnded) return;
      openResponses.add(response);
      response.once('close', () => openResponses.delete(response));
    },
  );
  server.setTimeout(MAX_IDLE_MS);
  const countDropped = limitConnections(server, clientIps, log);
  answerClientErrors(server);
  await startListening(server, { port, host });
  return {
    countDropped,
    async close() {
      shutdown.abort();
      for (const response of openResponses) closeConnectionAfter(response);
      await sleep(drainSeconds * 1000);
      await finishRequests(server);
    },
  };
}

async function startListening(
  server: TcpServer,
  { port, host }: Pick<ListenOptions, 'port' | 'host'>,
): Promise<void> {
  server.listen({ port, host, backlog: BACKLOG });
  try {
    await once(server, 'listening');
  } catch (cause) {
    const isPortInUse = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isPortInUse
      ? new Error(`Port ${port} is already in use; please set PORT to another one.`, { cause })
      : cause;
  }
}

/** Of two, a proxy and the shop could read different ones. Node.js itself rejects a request without. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

function rejectHosts(response: ServerResponse): void {
  const msg = 'A request must have one Host header.';
  const body: ErrorResponse = { success: false, code: 'malformed_request', msg };
  response
    .writeHead(400, withSecurityHeaders({ 'content-type': 'application/json', connection: 'close' }))
    .end(JSON.stringify(body));
}

/** Makes the client send its next request over another connection, and so to another server. */
function closeConnectionAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE_MS);
  await closed;
  clearTimeout(timer);
}
