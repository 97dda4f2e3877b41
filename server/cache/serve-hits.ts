import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { bestEncoding } from './encodings.ts';
import { isKnownTo, type KeptReply } from './kept-reply.ts';
import type { ReplyCache } from './reply-cache.ts';

/** Answers requests whose reply lies ready, before anything else looks at them. */
export type HitServer = {
  /** @returns false when the reply does not lie ready: nothing has happened then. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * The reply to this address, as clients write it, is kept under this key.
   * @param label what the log calls it.
   */
  learn(address: string, key: string, label: string): void;
};

const MOST_ADDRESSES = 20_000;
const LONGEST_ADDRESS = 500;

/** @param files what does not change while the shop runs, by path. */
export function createHitServer(
  cache: ReplyCache,
  files: ReadonlyMap<string, KeptReply>,
  log: Logger,
): HitServer {
  const known = new Map<string, { key: string; label: string }>();

  function find(address: string): { reply: KeptReply; label: string } | undefined {
    const entry = known.get(address);
    const kept = entry && cache.hit(entry.key);
    if (kept) return { reply: kept, label: entry.label };
    const path = address.split('?', 1)[0] ?? '';
    const file = files.get(path);
    return file && { reply: file, label: path };
  }
  return {
    learn(address, key, label) {
      if (address.length > LONGEST_ADDRESS) return;
      if (known.size >= MOST_ADDRESSES) known.clear();
      known.set(address, { key, label });
    },
    serve(request, response) {
      const { method, url = '', headers } = request;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const found = find(url);
      if (!found) return false;
      const { reply, label } = found;
      const form = reply.forms.get(
        reply.isCompressible ? bestEncoding(headers['accept-encoding']) : 'identity',
      );
      if (!form) return false;
      const isKnown = reply.status === 200 && isKnownTo(headers['if-none-match'], reply);
      const requestId = randomUUID();
      const head = ['x-request-id', requestId, ...(isKnown ? form.headWhenKnown : form.head)];
      response.writeHead(isKnown ? 304 : reply.status, head);
      response.end(isKnown || method === 'HEAD' ? undefined : form.bytes);
      log.info({ requestId, method, address: label, status: response.statusCode }, 'request');
      return true;
    },
  };
}
