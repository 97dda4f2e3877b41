import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { describeStatement } from '#server/platform/database/describe-statement.ts';
import { type RequestContext, runInRequest } from '#server/platform/logging/request-context.ts';
import { createRequestId } from './request-ids.ts';
import { readTraceId } from './trace-id.ts';

/** Pages whose address contains a secret. */
const SECRET_IN_PATH = /^\/(verify-account|reset-password|quotation)\/.+/;

/** In a part of a path that nobody but a person types: an e-mail address or a phone number. */
const PERSONAL = /@|%40|\d{10}/;

/** An address can have 16 KB; what it begins with is enough to recognise it. */
const MAX_LOGGED_PATH = 500;

/**
 * The address of a request as the log shows it: the declared pattern of an API call, because the ids of estimates are
 * secrets, otherwise the path as it was sent. There control characters are percent-encoded, so that the log can be
 * shown on a terminal.
 */
export function getLoggedPath(context: Context): string {
  const { routePath, url } = context.req;
  return routePath.includes(':') ? routePath : hideSecrets(new URL(url).pathname);
}

/** The path of a page, without secrets and personal data, as the log shows it. */
export function hideSecrets(pathname: string): string {
  const parts = pathname.replace(SECRET_IN_PATH, '/$1/…').split('/');
  const logged = parts.map((part) => (PERSONAL.test(part) ? '…' : part)).join('/');
  return logged.length > MAX_LOGGED_PATH ? `${logged.slice(0, MAX_LOGGED_PATH)}…` : logged;
}

/** Who waits so long wonders, and anyone who looks into the log wants to know why. */
const SLOW_REQUEST_MS = 1000;
const MAX_LOGGED_STATEMENTS = 10;

/**
 * Logs one line per request, without user input: no query, no headers, no body. That of a slow one has its slowest
 * statements. All lines about a request have its id.
 */
export function logRequests(log: Logger) {
  return createMiddleware(async (context, next) => {
    const startedAt = performance.now();
    const request: RequestContext = {
      requestId: createRequestId(),
      traceId: readTraceId(context.req.header('traceparent')),
      statements: [],
    };
    await runInRequest(request, async () => {
      await next();
      context.res.headers.set('x-request-id', request.requestId);
      const milliseconds = performance.now() - startedAt;
      log.info(
        {
          method: context.req.method,
          address: getLoggedPath(context),
          status: context.res.status,
          ms: round(milliseconds),
          ...(milliseconds > SLOW_REQUEST_MS && { statements: describeSlowest(request) }),
        },
        'request',
      );
    });
  });
}

/** Without their values; equal ones added up. */
function describeSlowest({ statements }: RequestContext) {
  const sums = new Map<string, { count: number; milliseconds: number }>();
  for (const { text, milliseconds } of statements) {
    const statement = describeStatement(text);
    const sum = sums.get(statement) ?? { count: 0, milliseconds: 0 };
    sums.set(statement, { count: sum.count + 1, milliseconds: sum.milliseconds + milliseconds });
  }
  return [...sums]
    .sort(([, one], [, other]) => other.milliseconds - one.milliseconds)
    .slice(0, MAX_LOGGED_STATEMENTS)
    .map(([statement, { count, milliseconds }]) => ({ statement, count, ms: round(milliseconds) }));
}

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
