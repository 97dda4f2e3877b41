import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** One reply: status 0 when the connection broke. Its time counts from the moment it was due. */
export type Reply = { status: number; ms: number; retryAfter: string | undefined; dueAt: number };

/** Behind a trusted proxy, every request may come from another visitor. */
export type Target = {
  url: string;
  pathOf: (index: number) => string;
  clientIpOf?: (index: number) => string;
};

/** What a server answers in a second when it always has so many requests at once: what it can carry. */
export async function measureCapacity(target: Target, atOnce: number, seconds: number): Promise<number> {
  const client = createClient(target.url);
  const startedAt = performance.now();
  let index = 0;
  let answered = 0;
  async function beClient(): Promise<void> {
    while (performance.now() < startedAt + seconds * 1000) {
      const { status } = await client.ask(get(target, index++));
      if (status === 200) answered += 1;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, beClient));
  client.close();
  return (answered * 1000) / (performance.now() - startedAt);
}

/** Sends requests at a steady rate, however long the ones before take (an open loop). */
export async function runOpenLoad(target: Target, perSecond: number, seconds: number): Promise<Reply[]> {
  const client = createClient(target.url);
  const startedAt = performance.now();
  const replies: Promise<Reply>[] = [];
  const total = Math.round(perSecond * seconds);
  while (replies.length < total) {
    const due = Math.min(total, ((performance.now() - startedAt) * perSecond) / 1000);
    while (replies.length < due) {
      const dueAt = startedAt + (replies.length * 1000) / perSecond;
      replies.push(client.ask(get(target, replies.length), dueAt));
    }
    await sleep(1);
  }
  const all = await Promise.all(replies);
  client.close();
  return all;
}

/** By nearest rank. */
export function percentile(replies: readonly Reply[], part: number): number {
  const times = replies.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.max(0, Math.ceil(part * times.length) - 1)] ?? Number.NaN;
}

function get({ pathOf, clientIpOf }: Target, index: number): string {
  const forwarded = clientIpOf ? `X-Forwarded-For: ${clientIpOf(index)}\r\n` : '';
  return `GET ${pathOf(index)} HTTP/1.1\r\nHost: localhost\r\n${forwarded}\r\n`;
}

/**
 * An HTTP client that costs much less than the server it is to overload; it reads no more than it has to.
 * @param localAddress the network address to connect from.
 */
export function createClient(url: string, localAddress?: string) {
  const { hostname, port } = new URL(url);
  const idle: Socket[] = [];
  return {
    /** @param request its lines as they are sent. */
    ask(request: string, dueAt = performance.now()): Promise<Reply> {
      return new Promise((resolve) => {
        const socket =
          idle.pop() ??
          connect({ port: Number(port), host: localAddress ? '127.0.0.1' : hostname, localAddress });
        const awaited = createReplyReader();
        const end = (status: number, retryAfter?: string) => {
          socket.removeAllListeners();
          socket.on('error', () => undefined);
          if (status === 0) socket.destroy();
          else idle.push(socket.once('close', () => idle.splice(idle.indexOf(socket), 1)));
          resolve({ status, ms: performance.now() - dueAt, retryAfter, dueAt });
        };
        socket.on('data', (bytes: Buffer) => {
          const reply = awaited(bytes);
          if (reply) end(reply.status, reply.retryAfter);
        });
        socket.on('error', () => end(0)).on('close', () => end(0));
        socket.write(request);
      });
    },
    close() {
      for (const socket of idle) socket.destroy();
    },
  };
}

const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/** Takes a reply piece by piece; its head is in the first one. */
function createReplyReader() {
  let head = '';
  let missing = Number.POSITIVE_INFINITY;
  return (bytes: Buffer) => {
    if (head === '') {
      const bodyAt = bytes.indexOf('\r\n\r\n') + 4;
      head = bytes.toString('latin1', 0, bodyAt);
      const length = /^content-length: (\d+)/im.exec(head)?.[1];
      if (length) missing = Number(length) + bodyAt;
    }
    missing -= bytes.length;
    if (missing > 0 && !bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)) return undefined;
    return { status: Number(head.slice(9, 12)), retryAfter: /^retry-after: (.*)$/im.exec(head)?.[1] };
  };
}
