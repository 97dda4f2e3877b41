import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type SlowLink = { url: string; close(): void };

/** So that a long response arrives bit by bit. */
const PIECE_BYTES = 1400;

/**
 * A slow network before a server on this machine. Unlike Chromium's own throttling it also slows down what a service
 * worker requests.
 */
export async function openSlowLink(
  serverUrl: string,
  { latencyMs, downloadKbps }: { latencyMs: number; downloadKbps: number },
): Promise<SlowLink> {
  const sockets = new Set<Socket>();
  let isFreeAt = 0;
  const server = createServer((client) => {
    const shop = connect(Number(new URL(serverUrl).port), '127.0.0.1');
    for (const socket of [client, shop]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.on('data', (bytes) => setTimeout(() => shop.write(bytes), latencyMs / 2));
    client.on('close', () => shop.destroy());
    shop.on('close', () => client.destroySoon());
    shop.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        const piece = bytes.subarray(at, at + PIECE_BYTES);
        const now = performance.now();
        isFreeAt = Math.max(isFreeAt, now + latencyMs / 2) + (piece.length * 8) / downloadKbps;
        setTimeout(() => client.write(piece), isFreeAt - now);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
