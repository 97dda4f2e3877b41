import { REGISTER_PATH } from '#domain/page-paths.ts';
import { CardPage } from '#web/features/account/card-page.tsx';
import { RegisterForm } from '#web/features/account/register-form.tsx';
import { useRedirectIfAuthenticated } from '#web/features/session/use-redirect-if-authenticated.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { accountText } from '#web/text/account-en.ts';
import type { Route } from './+types/register.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: accountText.registerTitle,
    description: accountText.registerDescription,
    path: REGISTER_PATH,
  });
}

export default function RegisterPage() {
  useRedirectIfAuthenticated();
  return (
    <CardPage title={accountText.registerTitle}>
      <RegisterForm />
    </CardPage>
  );
}
