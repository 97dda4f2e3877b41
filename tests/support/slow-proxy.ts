import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A slow network before a server on this machine, whatever they say to each other. */
export type SlowProxy = {
  port: number;
  /** How long what is sent from now on takes to arrive, in each direction. */
  latencyMs: number;
  /** How many connections are open. */
  countConnections(): number;
  close(): void;
};

/** @param port of the server. There is no latency at first. */
export async function openSlowProxy(port: number): Promise<SlowProxy> {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    const onward = connect(port, '127.0.0.1');
    clients.add(client);
    client.on('close', () => clients.delete(client));
    passOn(client, onward);
    passOn(onward, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  /** Each piece waits for the one before, so that the order stays when the latency becomes shorter. */
  function passOn(from: Socket, to: Socket): void {
    let earlier = Promise.resolve();
    const afterLatency = (act: () => void) => {
      const arrival = sleep(proxy.latencyMs, undefined, { ref: false });
      earlier = earlier.then(() => arrival).then(act);
    };
    from
      .on('error', () => undefined)
      .on('data', (bytes) => afterLatency(() => void (to.writable && to.write(bytes))))
      .on('close', () => afterLatency(() => void to.destroySoon()));
  }

  const proxy: SlowProxy = {
    port: (server.address() as AddressInfo).port,
    latencyMs: 0,
    countConnections: () => clients.size,
    close() {
      server.close();
      proxy.latencyMs = 0;
      for (const client of clients) client.destroy();
    },
  };
  return proxy;
}

/** The same address, through the proxy. */
export function throughProxy(url: string, { port }: SlowProxy): string {
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String(port);
  return address.href;
}
