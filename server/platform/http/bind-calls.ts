import type { Context, Hono } from 'hono';
import type { Call, FileReply } from '#contract/call.ts';
import { canonicalQuery } from '#contract/canonical-query.ts';
import { AppError, INVALID_AUTHENTICATION } from '#contract/errors.ts';
import type { CachedResponses } from '#server/platform/http/cached-responses.ts';
import type { GetClientIp } from './client-ip.ts';
import { createErrorResponse } from './error-responses.ts';
import type { Buyer, Caller, Handler } from './handlers.ts';
import { createOverloadedError, type OverloadGuard } from './overload.ts';
import { readJsonBody } from './read-body.ts';
import { createResponse } from './response-bytes.ts';
import { validate } from './validate.ts';

export type FindBuyer = (token: string) => Promise<Buyer | undefined>;

export type BindCallsOptions = {
  findBuyer: FindBuyer;
  getClientIp: GetClientIp;
  /** Origins of other sites whose pages may make calls for their visitors. */
  corsOrigins: readonly string[];
  /** Without it the replies to shared calls are made anew each time. */
  cachedResponses?: CachedResponses | undefined;
  /** Without it no call is refused, whatever there is to do. */
  overload?: OverloadGuard | undefined;
};

/** The handlers' types in a loop over all calls: which input and caller each takes is not known there. */
type SharedHandler = (input: object) => Promise<object>;
type CallerHandler = (input: object, caller: Caller<Call>) => Promise<object>;

/** Gives every declared call its route: who may call it, what it takes and what it answers come from its declaration. */
export function bindCalls<Calls extends Record<string, Call>>(
  app: Hono,
  calls: Calls,
  handlers: { [N in keyof Calls]: Handler<Calls[N]> },
  { findBuyer, getClientIp, corsOrigins, cachedResponses, overload }: BindCallsOptions,
): void {
  const rejectWhenOverloaded = () => {
    if (overload?.isOverloaded()) throw createOverloadedError();
  };
  for (const [name, declaration] of Object.entries(calls)) {
    const path = declaration.path.replace(/\{(\w+)\}/g, ':$1');
    if (declaration.isCacheable) {
      const handler = handlers[name] as unknown as SharedHandler;
      const names = Object.keys(declaration.query?.shape ?? {});
      const make = async (context: Context) => {
        try {
          rejectWhenOverloaded();
          const body = { success: true, ...(await handler(await readInput(declaration, context))) };
          return createResponse(Buffer.from(JSON.stringify(body)), {
            headers: { 'content-type': 'application/json' },
          });
        } catch (cause) {
          if (cause instanceof AppError) return createErrorResponse(cause);
          throw cause;
        }
      };
      app.get(path, async (context) => {
        if (!cachedResponses) return make(context);
        const key = context.req.path + canonicalQuery(new URL(context.req.url).searchParams, names);
        return cachedResponses.respond(context, key, () => make(context));
      });
      continue;
    }
    const handler = handlers[name] as unknown as CallerHandler;
    app.on(declaration.method, path, async (context) => {
      if (declaration.changesState && isPrefetchOrCrossSite(context.req.raw, corsOrigins))
        return new Response(null, { status: 204 });
      rejectWhenOverloaded();
      const identity = await authenticate(declaration, context.req.raw, findBuyer);
      const caller = { ...identity, clientIp: getClientIp(context) };
      const input = await readInput(declaration, context);
      // Many slow bodies may end at the same moment.
      rejectWhenOverloaded();
      const reply = await handler(input, caller);
      if (declaration.reply !== 'application/pdf') return context.json({ success: true, ...reply });
      const file = reply as FileReply;
      return new Response(file.bytes, {
        headers: {
          'content-type': declaration.reply,
          'content-disposition': `attachment; filename="${file.name}"`,
          'cache-control': 'private, no-store',
        },
      });
    });
  }
}

/** A request that a browser or proxy makes ahead of, or without, anybody's wish, or that the page of a stranger has it make. */
function isPrefetchOrCrossSite({ method, headers }: Request, corsOrigins: readonly string[]): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? headers.get('x-moz') ?? '';
  const isCrossSite =
    headers.get('sec-fetch-site') === 'cross-site' && !corsOrigins.includes(headers.get('origin') ?? '');
  return method === 'HEAD' || /prefetch|prerender|preview/.test(purpose) || isCrossSite;
}

/** @throws AppError 'unauthenticated' when the call needs a buyer, or a token was sent, and nobody is behind it. */
async function authenticate(
  declaration: Call,
  request: Request,
  findBuyer: FindBuyer,
): Promise<{ buyer?: Buyer | undefined; token?: string | undefined }> {
  if (declaration.auth === 'none') return {};
  const token = request.headers
    .get('authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim();
  if (!token && declaration.auth === 'optional') return { buyer: undefined };
  const buyer = token ? await findBuyer(token) : undefined;
  if (!buyer) throw new AppError('unauthenticated', INVALID_AUTHENTICATION);
  return { buyer, token };
}

async function readInput(declaration: Call, context: Context): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  if (declaration.params) {
    const outcome = declaration.params.safeParse(context.req.param());
    if (!outcome.success) throw new AppError('not_found', 'There is nothing at this address.');
    input.params = outcome.data;
  }
  if (declaration.query) input.query = validate(declaration.query, readQuery(context));
  if (declaration.headers) input.headers = validate(declaration.headers, context.req.header());
  if (declaration.body) input.body = validate(declaration.body, await readJsonBody(context.req.raw));
  return input;
}

/** A parameter that stands once is a text, one that is repeated a list of texts. */
function readQuery(context: Context): Record<string, string | string[]> {
  const entries = Object.entries(context.req.queries());
  return Object.fromEntries(
    entries.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}
