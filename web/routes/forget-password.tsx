import { ForgetPasswordForm } from '#web/features/account/forget-password-form.tsx';
import { NarrowCard } from '#web/features/account/narrow-card.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/forget-password.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.account.forgotTitle });
}

/** Somebody who is logged in may come here too: the password may be forgotten, or a mail may have led here. */
export default function ForgetPasswordPage() {
  return (
    <NarrowCard title={text.account.forgotTitle}>
      <ForgetPasswordForm />
    </NarrowCard>
  );
}
