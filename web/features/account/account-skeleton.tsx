import { NoScriptNotice } from '#web/features/form/no-script-notice.tsx';
import { accountText } from '#web/text/account-en.ts';
import { changeEmailText, deleteAccountText } from '#web/text/account-page-en.ts';
import { loadingText } from '#web/text/loading-en.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { AccountLayout } from './account-layout.tsx';

/** The account page while its data loads: the same cards with placeholders. */
export function AccountSkeleton() {
  return (
    <AccountLayout>
      <AccountCard title={accountText.profile}>
        <NoScriptNotice />
        <Loading label={loadingText.loading}>
          <div className="grid gap-5">
            <Skeleton className="h-18" />
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
            <Skeleton className="h-11 w-20" />
          </div>
        </Loading>
      </AccountCard>
      <AccountCard title={accountText.sessions}>
        <Skeleton className="h-18" />
      </AccountCard>
      <div className="lg:col-span-2">
        <AccountCard title={accountText.addresses}>
          <Skeleton className="h-18" />
        </AccountCard>
      </div>
      <AccountCard title={changeEmailText.title} hint={changeEmailText.hint}>
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-11 w-28" />
      </AccountCard>
      <AccountCard title={accountText.changePassword} hint={accountText.changePasswordHint}>
        <Skeleton className="h-18" />
        <Skeleton className="h-24" />
        <Skeleton className="h-11 w-40" />
      </AccountCard>
      <AccountCard title={accountText.yourData} hint={accountText.yourDataHint}>
        <Skeleton className="h-11 w-40" />
      </AccountCard>
      <AccountCard title={deleteAccountText.title} hint={deleteAccountText.hint}>
        <Skeleton className="h-11 w-40" />
      </AccountCard>
    </AccountLayout>
  );
}
