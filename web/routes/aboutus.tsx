import { browserApi } from '#web/browser-api.ts';
import { ContentPage } from '#web/features/content/content-page.tsx';
import { loadContent } from '#web/features/content/load-content.ts';
import { describeShop } from '#web/features/layout/describe-shop.ts';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { onServer } from '#web/page-data.ts';
import { sharedPage } from '#web/shared-page.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/aboutus.ts';

export const handle = sharedPage();

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: text.content.aboutUs,
    description: text.content.aboutUsDescription,
    path: '/aboutus',
    describe: (site, { contactLinks }) => [describeShop(site, contactLinks)],
  });
}

export const loader = onServer(async (api) => ({ content: await loadContent(api, 'ABOUTUS') }));

export function clientLoader() {
  return { content: loadContent(browserApi(), 'ABOUTUS') };
}

export default function AboutUsPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage title={text.content.aboutUs} content={loaderData.content} />;
}
