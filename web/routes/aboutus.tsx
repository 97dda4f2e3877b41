import { ABOUT_US_PATH } from '#domain/page-paths.ts';
import { ContentPage } from '#web/features/content/content-page.tsx';
import { type Content, createContentLoader, loadContent } from '#web/features/content/load-content.ts';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createServerLoader } from '#web/routing/route-loaders.ts';
import { organizationJsonLd } from '#web/seo/organization-json-ld.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { contentText } from '#web/text/content-en.ts';
import type { Route } from './+types/aboutus.ts';

export const handle = cacheablePage();

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: contentText.aboutUs,
    description: contentText.aboutUsDescription,
    path: ABOUT_US_PATH,
    jsonLd: (_, rootData) => [organizationJsonLd(rootData)],
  });
}

export const loader = createServerLoader(async (api) => ({ content: await loadContent(api, 'ABOUTUS') }));

export const clientLoader = createContentLoader('ABOUTUS');

export default function AboutUsPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage title={contentText.aboutUs} content={readPageData<Content>(loaderData).content} />;
}
