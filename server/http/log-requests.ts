import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

/** Pages whose address carries a secret. */
const SECRET_IN_PATH = /^\/(verify-account|reset-password)\/.+/;

/**
 * One line a request, without anything that came from a form: no query, no header, no body. The address of an API call
 * is logged as its declared pattern, because ids of estimates and the like are secrets.
 */
export function logRequests(log: Logger) {
  return createMiddleware(async (context, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    await next();
    context.res.headers.set('x-request-id', requestId);
    const { routePath, path } = context.req;
    const address = routePath.includes(':') ? routePath : path.replace(SECRET_IN_PATH, '/$1/…');
    log.info(
      {
        requestId,
        method: context.req.method,
        address,
        status: context.res.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'request',
    );
  });
}
