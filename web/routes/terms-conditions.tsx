import { browserApi } from '#web/browser-api.ts';
import { ContentPage } from '#web/features/content/content-page.tsx';
import { loadContent } from '#web/features/content/load-content.ts';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { onServer } from '#web/page-data.ts';
import { sharedPage } from '#web/shared-page.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/terms-conditions.ts';

export const handle = sharedPage();

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: text.content.terms,
    description: text.content.termsDescription,
    path: '/terms-conditions',
  });
}

export const loader = onServer(async (api) => ({ content: await loadContent(api, 'TERM&CONDITION') }));

export function clientLoader() {
  return { content: loadContent(browserApi(), 'TERM&CONDITION') };
}

export default function TermsConditionsPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage title={text.content.terms} content={loaderData.content} />;
}
