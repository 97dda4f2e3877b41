import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { addressInLog } from '#server/http/log-requests.ts';
import { bestEncoding } from './encodings.ts';
import { formOf, isKnownTo, type KeptReply, plainOf } from './kept-reply.ts';
import type { Make, ReplyCache, Served } from './reply-cache.ts';
import type { HitServer } from './serve-hits.ts';

/** How replies that are the same for everyone are given; without a cache every one is made. */
export type SharedReplies = {
  /** @param key names the reply: two requests with the same key want the same bytes. */
  answer(context: Context, key: string, make: Make): Promise<Response>;
};

/** What is sent to clients: kept, in the form the client understands, or only the word that it has it already. */
export function createSharedReplies(cache: ReplyCache, onAnswered: HitServer['learn']): SharedReplies {
  return {
    async answer(context, key, make) {
      const served = await cache.read(key, make);
      const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
      if (incoming?.url) onAnswered(incoming.url, key, addressInLog(context));
      const response = await respond(served, context.req.raw.headers);
      cache.weigh(key);
      return response;
    },
  };
}

async function respond({ reply, staleForSeconds }: Served, asked: Headers): Promise<Response> {
  const form = await formOf(reply, bestEncoding(asked.get('accept-encoding') ?? undefined));
  const isKnown = reply.status === 200 && isKnownTo(asked.get('if-none-match') ?? undefined, reply);
  const headers = headersOf(isKnown ? form.headWhenKnown : form.head);
  if (staleForSeconds !== undefined) {
    headers.set('age', String(staleForSeconds));
    headers.set('warning', '110 - "Response is Stale"');
  }
  const body = isKnown ? null : new Uint8Array(form.bytes);
  return new Response(body, { status: isKnown ? 304 : reply.status, headers });
}

/** @param head names and values in turn. */
function headersOf(head: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at < head.length; at += 2) headers.set(head[at] ?? '', head[at + 1] ?? '');
  return headers;
}

/** For the pages' own calls: as they are, and never from before a change. */
export function createInnerReplies(cache: ReplyCache): SharedReplies {
  return {
    answer: async (_, key, make) => plainResponse(await cache.readCurrent(key, make)),
  };
}

async function plainResponse(reply: KeptReply): Promise<Response> {
  const { status, headers } = reply;
  return new Response(new Uint8Array(await plainOf(reply)), {
    status,
    headers: [...headers] as [string, string][],
  });
}
