import { CardPage } from '#web/features/account/card-page.tsx';
import { ResetPasswordForm } from '#web/features/account/reset-password-form.tsx';
import { NO_REFERRER_META } from '#web/seo/no-referrer.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { accountText } from '#web/text/account-en.ts';
import type { Route } from './+types/reset-password.ts';

export function meta({ matches }: Route.MetaArgs) {
  return [...pageMeta(matches, { title: accountText.resetTitle }), NO_REFERRER_META];
}

export default function ResetPasswordPage({ params }: Route.ComponentProps) {
  return (
    <CardPage title={accountText.resetTitle}>
      <ResetPasswordForm token={params.accesstoken} />
    </CardPage>
  );
}
