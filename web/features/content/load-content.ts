import type { ApiClient } from '#contract/client.ts';
import type { PageKey } from '#contract/content.ts';

/** The loader data of a static page; the browser opens the page before its text has arrived. */
export type Content = { content: string | Promise<string> };

/** The operator's text for a static page, as sanitised HTML. */
export async function loadContent(api: ApiClient, key: PageKey): Promise<string> {
  const { result } = await api.getPageContent({ params: { key } });
  return result.content;
}
