import { LOGIN_PATH } from '#domain/page-paths.ts';
import { ActivationSentNotice } from '#web/features/account/activation-sent-notice.tsx';
import { CardPage } from '#web/features/account/card-page.tsx';
import { LoginForm } from '#web/features/account/login-form.tsx';
import { LoginReason } from '#web/features/account/login-reason.tsx';
import { useRedirectIfAuthenticated } from '#web/features/session/use-redirect-if-authenticated.ts';
import { usePendingWish } from '#web/features/wishlist/use-pending-wish.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { accountText } from '#web/text/account-en.ts';
import type { Route } from './+types/login.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: accountText.loginTitle,
    description: accountText.loginDescription,
    path: LOGIN_PATH,
  });
}

export default function LoginPage() {
  useRedirectIfAuthenticated();
  usePendingWish();
  return (
    <CardPage title={accountText.loginTitle}>
      <ActivationSentNotice />
      <LoginReason />
      <LoginForm />
    </CardPage>
  );
}
