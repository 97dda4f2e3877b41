import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { createRequestId } from './request-ids.ts';

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

/** Logs one line per request, without user input: no query, no headers, no body. */
export function logRequests(log: Logger) {
  return createMiddleware(async (context, next) => {
    const startedAt = performance.now();
    const requestId = createRequestId();
    await next();
    context.res.headers.set('x-request-id', requestId);
    log.info(
      {
        requestId,
        method: context.req.method,
        address: getLoggedPath(context),
        status: context.res.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'request',
    );
  });
}
