import { TERMS_PATH } from '#domain/page-paths.ts';
import { ContentPage } from '#web/features/content/content-page.tsx';
import { type Content, createContentLoader, loadContent } from '#web/features/content/load-content.ts';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createServerLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { contentText } from '#web/text/content-en.ts';
import type { Route } from './+types/terms-conditions.ts';

export const handle = cacheablePage();

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: contentText.terms,
    description: contentText.termsDescription,
    path: TERMS_PATH,
  });
}

export const loader = createServerLoader(async (api) => ({
  content: await loadContent(api, 'TERM&CONDITION'),
}));

export const clientLoader = createContentLoader('TERM&CONDITION');

export default function TermsConditionsPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage title={contentText.terms} content={readPageData<Content>(loaderData).content} />;
}
