import type { Context } from 'hono';
import type { CachedResponses } from '#server/platform/http/cache-types.ts';
import type { GetClientIp } from '#server/platform/http/client-ip.ts';
import { getVisit, OverloadedError, type OverloadGuard } from '#server/platform/http/overload.ts';
import { createBusyPage } from './busy-page.ts';
import type { PageCacheKeys } from './page-cache-keys.ts';
import { pageClientIp } from './page-client-ip.ts';
import type { RenderPage } from './render-page.ts';

const NOT_FOUND_PATH = '/error';

/** No product, filter or search can contain this character, which the database refuses. */
const hasNul = (pathAndQuery: string) => pathAndQuery.includes('%00');

/** Answers page requests: pages that are the same for everyone from the cache, others by rendering them. */
export function createPageHandler(
  renderPage: RenderPage,
  cache: { responses: CachedResponses; keys: Promise<PageCacheKeys> } | undefined,
  overload: OverloadGuard,
  getClientIp: GetClientIp,
): (context: Context) => Promise<Response> {
  async function render(context: Context, pathAndQuery: string): Promise<Response> {
    overload.admit(getVisit(context));
    const path = hasNul(pathAndQuery) ? NOT_FOUND_PATH : pathAndQuery;
    return overload.runRender(() => pageClientIp.run(getClientIp(context), () => renderPage(path)));
  }
  async function respond(context: Context): Promise<Response> {
    const url = new URL(context.req.url);
    const key = (await cache?.keys)?.find(url);
    if (!cache || key === undefined) return render(context, toPathAndQuery(url));
    return cache.responses.respond(context, key, () => render(context, key));
  }
  return async (context) => {
    try {
      return await respond(context);
    } catch (cause) {
      if (cause instanceof OverloadedError) return createBusyPage();
      throw cause;
    }
  };
}

function toPathAndQuery({ pathname, search }: URL): string {
  return pathname + search;
}
