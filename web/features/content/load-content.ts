import type { ApiClient } from '#contract/client.ts';
import type { PAGE_KEYS } from '#contract/content.ts';

/** The operator's text of a page. */
export async function loadContent(api: ApiClient, key: (typeof PAGE_KEYS)[number]): Promise<string> {
  const { result } = await api.getPageContent({ params: { key } });
  return result.content;
}
