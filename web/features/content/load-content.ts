import { type ApiClient, ApiError } from '#contract/client.ts';
import type { ShopPageKey } from '#contract/page-names.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { PageData } from '#web/routing/page-data.ts';

/**
 * The loader data of a static page. The browser opens the page before its text has arrived, which is undefined when the
 * shop failed to give it.
 */
export type Content = { content: string | Promise<string | undefined> };

/** The operator's text for a static page, as sanitised HTML. */
export async function loadContent(api: ApiClient, key: ShopPageKey): Promise<string> {
  const { result } = await api.getPageContent({ params: { key } });
  return result.content;
}

/** The `clientLoader` of a static page. */
export function createContentLoader(key: ShopPageKey) {
  return (): PageData<Content> => ({ data: { content: loadContent(browserApi(), key).catch(toFailure) } });
}

/** @throws the error itself without a connection, so that the visitor can try again */
function toFailure(cause: unknown): undefined {
  if (!(cause instanceof ApiError) || cause.status === 0) throw cause;
}
