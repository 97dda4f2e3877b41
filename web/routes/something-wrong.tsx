import { pageMeta } from '#web/features/layout/page-meta.ts';
import { SomethingWrongScreen } from '#web/features/layout/something-wrong-screen.tsx';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/something-wrong.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.failed.somethingWrong });
}

export default function SomethingWrongPage() {
  return <SomethingWrongScreen />;
}
