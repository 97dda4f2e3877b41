import { useLocation } from 'react-router';
import { AccountAddresses } from '#web/features/account/account-addresses.tsx';
import { AccountCard } from '#web/features/account/account-card.tsx';
import { AccountLayout } from '#web/features/account/account-layout.tsx';
import { AccountPageLinks } from '#web/features/account/account-page-links.tsx';
import { AccountSkeleton } from '#web/features/account/account-skeleton.tsx';
import { ChangeEmailForm } from '#web/features/account/change-email-form.tsx';
import { ChangePasswordForm } from '#web/features/account/change-password-form.tsx';
import { DeleteAccountButton } from '#web/features/account/delete-account-button.tsx';
import { DownloadDataButton } from '#web/features/account/download-data-button.tsx';
import { loadAccount } from '#web/features/account/load-account.ts';
import { ProfileForm } from '#web/features/account/profile-form.tsx';
import { SessionsList } from '#web/features/account/sessions-list.tsx';
import { BackToQuotation } from '#web/features/quote/back-to-quotation.tsx';
import { createBuyerLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { accountText } from '#web/text/account-en.ts';
import { changeEmailText, deleteAccountText } from '#web/text/account-page-en.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/account.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.account.account });
}

export const clientLoader = createBuyerLoader(loadAccount);

export { AccountSkeleton as HydrateFallback };

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { profile, addresses, sessions, sealedCopyDays } = loaderData;
  const search = new URLSearchParams(useLocation().search);
  return (
    <AccountLayout aside={<AccountPageLinks />}>
      <AccountCard title={accountText.profile}>
        <ProfileForm
          key={profile.email}
          profile={profile}
          savedNotice={search.get('for') === 'quotation' && <BackToQuotation />}
        />
      </AccountCard>
      <AccountCard title={accountText.sessions}>
        <SessionsList sessions={sessions} />
      </AccountCard>
      <AccountAddresses key={`addresses of ${profile.email}`} profile={profile} addresses={addresses} />
      <AccountCard title={changeEmailText.title} hint={changeEmailText.hint}>
        <ChangeEmailForm />
      </AccountCard>
      <AccountCard title={accountText.changePassword} hint={accountText.changePasswordHint}>
        <ChangePasswordForm email={profile.email} />
      </AccountCard>
      <AccountCard title={accountText.yourData} hint={accountText.yourDataHint}>
        <DownloadDataButton />
      </AccountCard>
      <AccountCard title={deleteAccountText.title} hint={deleteAccountText.hint}>
        <DeleteAccountButton sealedCopyDays={sealedCopyDays} />
      </AccountCard>
    </AccountLayout>
  );
}
