import { CardPage } from '#web/features/account/card-page.tsx';
import { ForgetPasswordForm } from '#web/features/account/forget-password-form.tsx';
import { pageMeta } from '#web/seo/page-meta.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/forget-password.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.account.forgotTitle });
}

/** Somebody who is logged in may come here too: the password may be forgotten, or a mail may have led here. */
export default function ForgetPasswordPage() {
  return (
    <CardPage title={text.account.forgotTitle}>
      <ForgetPasswordForm />
    </CardPage>
  );
}
