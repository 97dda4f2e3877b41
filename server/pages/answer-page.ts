import type { Context } from 'hono';
import type { ServerBuild } from 'react-router';
import type { SharedReplies } from '#server/cache/shared-replies.ts';
import type { Overload } from '#server/http/overload.ts';
import { busyPage } from './busy-page.ts';
import type { RenderPage } from './render-page.ts';
import { createPageKeys } from './shared-pages.ts';

/** Answers requests for pages: those that are the same for everyone from what is kept, the others rendered anew. */
export function createPageAnswers(
  renderPage: RenderPage,
  loadBuild: () => Promise<ServerBuild>,
  sharedReplies: SharedReplies | undefined,
  overload: Overload,
): (context: Context) => Promise<Response> {
  const render: RenderPage = async (address) =>
    overload.isThere() ? busyPage() : overload.make(() => renderPage(address));
  if (!sharedReplies) {
    return (context) => render(addressOf(new URL(context.req.url)));
  }
  const pageKeys = loadBuild().then(createPageKeys);
  return async (context) => {
    const url = new URL(context.req.url);
    const key = (await pageKeys)(url);
    if (key === undefined) return render(addressOf(url));
    return sharedReplies.answer(context, key, () => render(key));
  };
}

function addressOf({ pathname, search }: URL): string {
  return pathname + search;
}
