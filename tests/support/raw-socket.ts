import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which anything at all can be sent, and what has come back. */
export type RawSocket = { socket: Socket; received(): string; closed: Promise<unknown> };

export async function openSocket(url: string): Promise<RawSocket> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return { socket, received: () => received, closed };
}

export function formatRequestHead(
  method: string,
  path: string,
  headers: Record<string, string> = {},
): string {
  const lines = Object.entries({ Host: 'shop.test', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '\r\n'].join('\r\n');
}
