import { furtherPagePath } from '#domain/page-paths.ts';
import { ContentPage } from '#web/features/content/content-page.tsx';
import { toPlainText } from '#web/features/content/sections.ts';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, createServerLoader, type PageLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { META_DESCRIPTION_LENGTH, truncateAtWord } from '#web/seo/truncate-at-word.ts';
import type { Route } from './+types/further-page.ts';

export const handle = cacheablePage();

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { title, description, path } = readPageData(loaderData);
  return pageMeta(matches, { title, description, path });
}

/** Search engines read documents: only the server makes what is for them alone. */
const load = (async (api, { params: { slug = '' }, url }) => {
  const { result } = await api.getPageContent({ params: { key: slug } });
  const { title = slug, description, content } = result;
  return {
    title,
    content,
    description: description || (import.meta.env.SSR ? describe(content) : undefined),
    path: import.meta.env.SSR ? furtherPagePath(slug) : url.pathname,
  };
}) satisfies PageLoader<unknown>;

export const loader = createServerLoader(load);
export const clientLoader = createClientLoader(load);

export default function FurtherPage({ loaderData }: Route.ComponentProps) {
  const { title, content } = readPageData(loaderData);
  return <ContentPage title={title} content={content} />;
}

/** The beginning of the text, with spaces between its paragraphs. */
function describe(html: string): string {
  const text = toPlainText(html.replaceAll(/<\/(?:p|h\d|li|t\w|d\w)>/g, ' '));
  return truncateAtWord(text, META_DESCRIPTION_LENGTH);
}
