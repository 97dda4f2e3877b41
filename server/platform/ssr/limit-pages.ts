import type { MiddlewareHandler } from 'hono';
import { AppError, HTTP_STATUS_BY_CODE } from '#contract/errors.ts';
import type { GetClientIp } from '#server/platform/http/client-ip.ts';
import type { RateLimitRule, RateLimits } from '#server/platform/http/rate-limits.ts';
import { PLAIN_PAGE_HEADERS, renderPlainPage } from './plain-page.ts';

/** Limits how often a network address may open pages, because pages themselves do not know who asks for them. */
export function limitPages(
  limits: RateLimits,
  rule: RateLimitRule,
  getClientIp: GetClientIp,
): MiddlewareHandler {
  return async (context, next) => {
    try {
      await limits.consume(rule, getClientIp(context));
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      const html = renderPlainPage({ title: 'Too many attempts', words: cause.message });
      return new Response(html, {
        status: HTTP_STATUS_BY_CODE[cause.code],
        headers: { ...PLAIN_PAGE_HEADERS, 'retry-after': String(cause.retryAfterSeconds ?? '') },
      });
    }
    return next();
  };
}
