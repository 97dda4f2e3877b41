import { CardPage } from '#web/features/account/card-page.tsx';
import { ForgetPasswordForm } from '#web/features/account/forget-password-form.tsx';
import { pageMeta } from '#web/seo/page-meta.ts';
import { accountText } from '#web/text/account-en.ts';
import type { Route } from './+types/forget-password.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountText.forgotTitle });
}

/** Open to logged-in buyers too: they may have forgotten the password or have followed a link in a mail. */
export default function ForgetPasswordPage() {
  return (
    <CardPage title={accountText.forgotTitle}>
      <ForgetPasswordForm />
    </CardPage>
  );
}
