import { NarrowCard } from '#web/features/account/narrow-card.tsx';
import { NO_REFERRER } from '#web/features/account/no-referrer.ts';
import { ResetPasswordForm } from '#web/features/account/reset-password-form.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/reset-password.ts';

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, { title: text.account.resetTitle }), NO_REFERRER];
}

export default function ResetPasswordPage({ params }: Route.ComponentProps) {
  return (
    <NarrowCard title={text.account.resetTitle}>
      <ResetPasswordForm token={params.accesstoken} />
    </NarrowCard>
  );
}
