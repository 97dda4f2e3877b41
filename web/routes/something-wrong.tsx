import { UnexpectedErrorView } from '#web/features/layout/unexpected-error-view.tsx';
import { pageMeta } from '#web/seo/page-meta.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/something-wrong.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.errors.somethingWrong });
}

export default function SomethingWrongPage() {
  return <UnexpectedErrorView />;
}
