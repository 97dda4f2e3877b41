import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

/** Pages whose address carries a secret. */
const SECRET_IN_PATH = /^\/(verify-account|reset-password)\/.+/;

/**
 * What the log calls the address of a request: an API call by its declared pattern, because ids of estimates and the
 * like are secrets.
 */
export function getLoggedPath(context: Context): string {
  const { routePath, path } = context.req;
  return routePath.includes(':') ? routePath : path.replace(SECRET_IN_PATH, '/$1/…');
}

/**
 * One line a request, without anything that came from a form: no query, no header, no body.
 */
export function logRequests(log: Logger) {
  return createMiddleware(async (context, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
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
