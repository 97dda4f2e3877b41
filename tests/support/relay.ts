import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server between the browser and a shop, which can be unreachable or stand for another version of the shop. */
export type Relay = {
  url: string;
  /** The URL of the shop. */
  target: string;
  isDown: boolean;
  /** Scripts that replace those of the shop, by path. */
  scripts: Map<string, string>;
  /** Paths that answer 404. */
  missing: RegExp | undefined;
  /** Method and path of every request so far. */
  requests: string[];
  close(): void;
};

export async function startRelay(target: string): Promise<Relay> {
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    if (relay.isDown) {
      incoming.socket.destroy();
      return;
    }
    relay.requests.push(`${method} ${url}`);
    const script = relay.scripts.get(url);
    if (script !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    } else if (relay.missing?.test(url)) {
      outgoing.writeHead(404).end();
    } else {
      const onward = request(new URL(url, relay.target), { method, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      onward.on('error', () => incoming.socket.destroy());
      incoming.pipe(onward);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const relay: Relay = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    target,
    isDown: false,
    scripts: new Map(),
    missing: undefined,
    requests: [],
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return relay;
}
