import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { API_KEY_PATTERN, isForKeys } from '#contract/api-keys.ts';
import {
  type Call,
  EVENT_STREAM,
  type EventStreamReply,
  type FileReply,
  STORED_FILE,
  type StoredFileReply,
  type StreamedFileReply,
} from '#contract/call.ts';
import { canonicalQuery } from '#contract/canonical-query.ts';
import { AppError, INVALID_AUTHENTICATION } from '#contract/errors.ts';
import type { CachedResponses } from './cache-types.ts';
import { allowSlowRequest } from './client-errors.ts';
import type { GetClientIp } from './client-ip.ts';
import { readDeskCookie } from './desk-cookie.ts';
import { createErrorResponse } from './error-responses.ts';
import { createEventStreamResponse } from './event-stream-response.ts';
import type { Buyer, Caller, Handler, StaffCaller, StaffMember } from './handlers.ts';
import { getVisit, type OverloadGuard } from './overload.ts';
import { readJsonBody } from './read-body.ts';
import { readUpload } from './read-upload.ts';
import { createResponse } from './response-bytes.ts';
import { createFileHeaders, createStoredFileResponse } from './stored-file-response.ts';
import { createStreamedResponse } from './streamed-response.ts';
import { stringifyBatches } from './stringify-batches.ts';
import { validate, validateParams } from './validate.ts';

export type FindBuyer = (token: string) => Promise<Buyer | undefined>;
/** @param kind whether a program sent the token in a header, or a browser in the cookie of the desk. */
export type FindStaff = (token: string, kind: 'token' | 'desk') => Promise<StaffMember | undefined>;
/** @throws AppError 'rate_limited' when the key has made too many calls. */
export type FindKeyHolder = (key: string) => Promise<StaffCaller | undefined>;

export type BindCallsOptions = {
  findBuyer: FindBuyer;
  findStaff: FindStaff;
  findKeyHolder: FindKeyHolder;
  getClientIp: GetClientIp;
  /** Origins of the other sites whose pages may call the API. */
  corsOrigins: readonly string[];
  /** Without it, the responses of cacheable calls are produced for each request. */
  cachedResponses?: CachedResponses | undefined;
  /** Without it, no call is rejected because of overload. */
  overload?: OverloadGuard | undefined;
  log: Logger;
};

/** Types of handlers in a loop over all calls, where the input and caller of each call are not known statically. */
type CacheableHandler = (input: object) => Promise<object>;
type CallerHandler = (input: object, caller: Caller<Call>) => Promise<object>;

/**
 * Registers a route for every declared call: authentication, validation and the kind of response follow the
 * declaration.
 */
export function bindCalls<Calls extends Record<string, Call>>(
  app: Hono,
  calls: Calls,
  handlers: { [N in keyof Calls]: Handler<Calls[N]> },
  { corsOrigins, cachedResponses, overload, log, ...callers }: BindCallsOptions,
): void {
  for (const [name, declaration] of Object.entries(calls)) {
    const path = declaration.path.replace(/\{(\w+)\}/g, ':$1');
    if (declaration.isCacheable) {
      const handler = handlers[name] as unknown as CacheableHandler;
      const queryNames = Object.keys(declaration.query?.shape ?? {});
      const produceResponse = async (context: Context) => {
        overload?.admit(getVisit(context));
        try {
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
        if (!cachedResponses) return produceResponse(context);
        const key = context.req.path + canonicalQuery(new URL(context.req.url).searchParams, queryNames);
        return cachedResponses.respond(context, key, () => produceResponse(context));
      });
      continue;
    }
    const handler = handlers[name] as unknown as CallerHandler;
    app.on(declaration.method, path, async (context) => {
      if (declaration.changesState && isPrefetchOrCrossSite(context.req.raw, corsOrigins))
        return new Response(null, { status: 204 });
      const authorization = declaration.auth === 'none' ? undefined : context.req.header('authorization');
      // At the desk a cookie stands for the header.
      const hasPriority =
        declaration.hasPriority ?? (authorization !== undefined || declaration.auth === 'staff');
      overload?.admit(getVisit(context), hasPriority);
      const identity = await authenticate(declaration, context.req.raw, callers, log);
      const loggedIn = identity.buyer ?? identity.staff;
      if (loggedIn && authorization) overload?.rememberLogin(authorization, loggedIn.id);
      const caller = { ...identity, clientIp: callers.getClientIp(context) };
      const { incoming, outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
      if (declaration.upload && incoming && outgoing) allowSlowRequest(incoming, outgoing);
      const input = await readInput(declaration, context);
      // Checked again, because many slow request bodies may end at the same moment.
      overload?.admit(getVisit(context), hasPriority);
      const result = await handler(input, caller);
      if (declaration.isStreamed && declaration.reply === STORED_FILE) {
        const { name: file, text } = result as StreamedFileReply;
        return createStreamedResponse(context, text, createFileHeaders(file), log);
      }
      if (declaration.isStreamed) {
        const json = stringifyBatches({ success: true, ...result });
        return createStreamedResponse(context, json, { 'content-type': 'application/json' }, log);
      }
      if (declaration.reply === STORED_FILE)
        return createStoredFileResponse(context.req.method, result as StoredFileReply);
      if (declaration.reply === EVENT_STREAM) {
        overload?.leave(getVisit(context));
        return createEventStreamResponse(context.req.method, result as EventStreamReply);
      }
      if (declaration.setsCookie) {
        const { cookie, ...body } = result as { cookie: string };
        context.header('set-cookie', cookie);
        return context.json({ success: true, ...body });
      }
      if (declaration.reply !== 'application/pdf') return context.json({ success: true, ...result });
      const file = result as FileReply;
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

/**
 * Whether a request must not change anything: a HEAD request or prefetch, or one that the page of another site causes.
 */
function isPrefetchOrCrossSite({ method, headers }: Request, corsOrigins: readonly string[]): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? headers.get('x-moz') ?? '';
  const isCrossSite =
    headers.get('sec-fetch-site') === 'cross-site' && !corsOrigins.includes(headers.get('origin') ?? '');
  return method === 'HEAD' || /prefetch|prerender|preview/.test(purpose) || isCrossSite;
}

type CallerLookups = Pick<BindCallsOptions, 'findBuyer' | 'findStaff' | 'findKeyHolder'>;
type Identity = { buyer?: Buyer | undefined; staff?: StaffCaller; token?: string | undefined };

/**
 * A token is either a buyer's or an operator's, and is looked for only where the declaration says.
 * @throws AppError 'unauthenticated' when the token is invalid, or is missing from a call that needs one.
 */
async function authenticate(
  declaration: Call,
  request: Request,
  { findBuyer, findStaff, findKeyHolder }: CallerLookups,
  log: Logger,
): Promise<Identity> {
  if (declaration.auth === 'none') return {};
  const token = request.headers
    .get('authorization')
    ?.replace(/^Bearer\s+/i, '')
    .trim();
  if (!token && declaration.auth === 'optional') return { buyer: undefined };
  if (declaration.auth === 'staff') {
    const staff =
      token && API_KEY_PATTERN.test(token)
        ? await authenticateKey(declaration, token, findKeyHolder)
        : await authenticateStaff(declaration, request, token, { findStaff, log });
    return { staff };
  }
  const buyer = token ? await findBuyer(token) : undefined;
  if (!buyer) throw new AppError('unauthenticated', INVALID_AUTHENTICATION);
  return { buyer, token };
}

/**
 * Finds the operator whose session token or desk cookie a request has.
 * @throws AppError 'unauthenticated' without a valid session, 'forbidden' when the operator's role does not allow the
 * call, 'proof_required' when the call needs a login or a proof of the last few minutes and there is none.
 */
async function authenticateStaff(
  { method, path, may, needsProof }: Call,
  request: Request,
  token: string | undefined,
  { findStaff, log }: Pick<BindCallsOptions, 'findStaff' | 'log'>,
): Promise<StaffMember> {
  const cookie = token ? undefined : readDeskCookie(request);
  const staff = token ? await findStaff(token, 'token') : cookie && (await findStaff(cookie, 'desk'));
  if (!staff) throw new AppError('unauthenticated', INVALID_AUTHENTICATION);
  if (may && !staff.permissions.includes(may)) {
    // The desk offers nobody what their role does not allow, so somebody is trying, perhaps with a stolen session.
    log.warn(
      { method, address: path, operator: staff.name, role: staff.role },
      'refused to an operator: the role does not allow it',
    );
    throw new AppError('forbidden', `Your role, ${staff.role}, does not allow this.`);
  }
  if (needsProof && !staff.hasFreshProof) {
    throw new AppError('proof_required', 'Please confirm first that it is you.');
  }
  return staff;
}

/**
 * A key is only ever taken from the header, which no page of another site can make a browser send.
 * @throws AppError 'unauthenticated' for a key that is unknown, revoked or expired, 'forbidden' for a call that it may
 * not make.
 */
async function authenticateKey(
  declaration: Call,
  key: string,
  findKeyHolder: FindKeyHolder,
): Promise<StaffCaller> {
  const holder = await findKeyHolder(key);
  if (!holder) throw new AppError('unauthenticated', INVALID_AUTHENTICATION);
  const { may } = declaration;
  if (!may || !isForKeys(declaration)) {
    throw new AppError('forbidden', 'This call is for operators themselves. No API key may make it.');
  }
  if (!holder.permissions.includes(may)) {
    throw new AppError('forbidden', `The API key “${holder.name}” does not have the permission ${may}.`);
  }
  return holder;
}

async function readInput(declaration: Call, context: Context): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  if (declaration.params) input.params = validateParams(declaration.params, context.req.param());
  if (declaration.query) input.query = validate(declaration.query, readQuery(context));
  if (declaration.headers) input.headers = validate(declaration.headers, context.req.header());
  if (declaration.body) input.body = validate(declaration.body, await readJsonBody(context.req.raw));
  if (declaration.upload) input.upload = readUpload(context.req.raw, declaration.upload);
  return input;
}

/** A parameter that occurs once is a string, a repeated one an array. */
function readQuery(context: Context): Record<string, string | string[]> {
  const entries = Object.entries(context.req.queries());
  return Object.fromEntries(
    entries.map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}
