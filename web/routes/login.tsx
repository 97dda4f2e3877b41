import { ActivationMailed } from '#web/features/account/activation-mailed.tsx';
import { LoginForm } from '#web/features/account/login-form.tsx';
import { NarrowCard } from '#web/features/account/narrow-card.tsx';
import { useAwayWhenLoggedIn } from '#web/features/account/use-away-when-logged-in.ts';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/login.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: text.account.loginTitle,
    description: text.account.loginDescription,
    path: '/login',
  });
}

export default function LoginPage() {
  useAwayWhenLoggedIn();
  return (
    <NarrowCard title={text.account.loginTitle}>
      <ActivationMailed />
      <LoginForm />
    </NarrowCard>
  );
}
