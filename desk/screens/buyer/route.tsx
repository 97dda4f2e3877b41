import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useText } from '#desk/text/language.ts';
import { Screen } from '#desk/ui/screen.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountForm } from './account-form.tsx';
import { Addresses } from './addresses.tsx';
import { BuyerActions } from './buyer-actions.tsx';
import { BuyerRequests } from './buyer-requests.tsx';
import { Duplicates } from './duplicates.tsx';
import { Sessions } from './sessions.tsx';

export async function loader({ params }: LoaderFunctionArgs) {
  const { result } = await api.getBuyer({ params: { account: params.account ?? '' } });
  return result;
}

export function Component() {
  const { buyers: words } = useText();
  const buyer = useLoaderData<typeof loader>();
  const mayChange = useMay('buyers:write') && !buyer.is_merged;
  return (
    <Screen title={buyer.name} actions={<BuyerActions key={buyer.id} buyer={buyer} />}>
      <div className="mb-4 flex flex-wrap gap-2 empty:hidden">
        {buyer.is_blocked && <Badge kind="danger">{words.blocked}</Badge>}
        {buyer.is_email_blocked && <Badge kind="danger">{words.emailBlocked}</Badge>}
        {buyer.mail_refusal && <Badge kind="warning">{words.refusesMail}</Badge>}
        {buyer.is_merged && <Badge kind="warning">{words.merged}</Badge>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <BuyerRequests buyer={buyer} />
          <Duplicates buyer={buyer} />
          <Addresses buyer={buyer} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          {/* Each buyer has a form of its own. */}
          {mayChange && <AccountForm key={buyer.id} buyer={buyer} />}
          <AccountFacts buyer={buyer} />
          <Sessions buyer={buyer} />
        </div>
      </div>
    </Screen>
  );
}
