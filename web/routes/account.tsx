import { useSearchParams } from 'react-router';
import { AccountPageLinks } from '#web/features/account/account-page-links.tsx';
import { NarrowCard } from '#web/features/account/narrow-card.tsx';
import { profileFromWire } from '#web/features/account/profile.ts';
import { ProfileForm } from '#web/features/account/profile-form.tsx';
import { ProfileSkeleton } from '#web/features/account/profile-skeleton.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { BackToQuotation } from '#web/features/quote/back-to-quotation.tsx';
import { forBuyer, type Load } from '#web/page-data.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/account.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: text.account.account, isIndexed: false });
}

const load = (async (api) => profileFromWire((await api.verifySession()).userInfo)) satisfies Load<unknown>;

export const clientLoader = forBuyer(load);

export function HydrateFallback() {
  return (
    <NarrowCard title={text.account.account}>
      <ProfileSkeleton />
    </NarrowCard>
  );
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <NarrowCard title={text.account.account} beside={<AccountPageLinks />}>
      <ProfileForm
        profile={loaderData}
        whenSaved={search.get('for') === 'quotation' && <BackToQuotation />}
      />
    </NarrowCard>
  );
}
