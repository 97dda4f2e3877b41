import { NarrowCard } from '#web/features/account/narrow-card.tsx';
import { RegisterForm } from '#web/features/account/register-form.tsx';
import { useAwayWhenLoggedIn } from '#web/features/account/use-away-when-logged-in.ts';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/register.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: text.account.registerTitle,
    description: text.account.registerDescription,
    path: '/register',
  });
}

export default function RegisterPage() {
  useAwayWhenLoggedIn();
  return (
    <NarrowCard title={text.account.registerTitle}>
      <RegisterForm />
    </NarrowCard>
  );
}
