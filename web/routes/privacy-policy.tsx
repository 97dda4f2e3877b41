import { browserApi } from '#web/browser-api.ts';
import { ContentPage } from '#web/features/content/content-page.tsx';
import { loadContent } from '#web/features/content/load-content.ts';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { onServer } from '#web/page-data.ts';
import { sharedPage } from '#web/shared-page.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/privacy-policy.ts';

export const handle = sharedPage();

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: text.content.privacyPolicy,
    description: text.content.privacyPolicyDescription,
    path: '/privacy-policy',
  });
}

export const loader = onServer(async (api) => ({ content: await loadContent(api, 'PRIVACYPOLICY') }));

export function clientLoader() {
  return { content: loadContent(browserApi(), 'PRIVACYPOLICY') };
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage title={text.content.privacyPolicy} content={loaderData.content} />;
}
