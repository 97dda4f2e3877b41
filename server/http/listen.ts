import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Listening = {
  /** Stops listening and finishes what is under way. */
  close(): Promise<void>;
};

export type ListenSetting = {
  port: number;
  host: string;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Aborted when closing begins. */
  closing: AbortController;
  /** How long load balancers are given to hear that the shop is closing, before it stops listening. */
  drainSeconds: number;
};

/** Slow clients are given time enough for a bad line, and then their place to others. */
const LIMITS = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000 };
/** Longer than load balancers keep idle connections (60 s is common): they never send into one that is closing. */
const KEEP_ALIVE_MS = 65_000;
/** Also of a client that has stopped reading. */
const LONGEST_SILENCE_MS = 120_000;
const MOST_CONNECTIONS = 10_000;
/** As many as Linux allows: a connection that finds no room comes again only after a second, and then three. */
const BACKLOG = 4096;
/** What is under way gets this long when the shop closes. */
const GRACE_MS = 30_000;

/** @throws Error in words for the operator when the port is taken. */
export async function listen(setting: ListenSetting): Promise<Listening> {
  const { port, host, answer, closing, drainSeconds } = setting;
  const underWay = new Set<ServerResponse>();
  const server = createServer({ ...LIMITS, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    if (closing.signal.aborted) sendAway(response);
    answer(request, response);
  });
  server.setTimeout(LONGEST_SILENCE_MS);
  server.maxConnections = MOST_CONNECTIONS;
  server.listen({ port, host, backlog: BACKLOG });
  try {
    await once(server, 'listening');
  } catch (cause) {
    const isTaken = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isTaken
      ? new Error(`Port ${port} is in use already; please set PORT to another one.`, { cause })
      : cause;
  }
  return {
    async close() {
      closing.abort();
      for (const response of underWay) sendAway(response);
      await sleep(drainSeconds * 1000);
      await finishRequests(server);
    },
  };
}

/** The next request of this client is to come on another connection, and so to another server. */
function sendAway(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(timer);
}
