import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { DISPATCH_PATH } from '#desk/paths.ts';
import { useLive } from '#desk/state/use-live.ts';
import { useText } from '#desk/text/language.ts';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { Tabs } from '#desk/ui/tabs.tsx';
import { OpenReturns } from './open-returns.tsx';
import { RequestsToSend } from './requests-to-send.tsx';
import { ShipmentsOnTheWay } from './shipments-on-the-way.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const after = query.get('after');
  const page = { query: after ? { after } : {} };
  if (query.has('on-the-way')) return { onTheWay: await api.listShipmentsOnTheWay(page) };
  if (query.has('returns')) return { back: await api.listOpenReturns(page) };
  return { toSend: await api.listRequestsToSend(page) };
}

export function Component() {
  const { menu, dispatch: words } = useText();
  const { toSend, onTheWay, back } = useLoaderData<typeof loader>();
  useLive(['requests']);
  return (
    <Screen title={menu.dispatch}>
      <Tabs
        label={words.filter}
        tabs={[
          { to: DISPATCH_PATH, text: words.toSend, isCurrent: toSend !== undefined },
          { to: `${DISPATCH_PATH}?on-the-way`, text: words.onTheWay, isCurrent: onTheWay !== undefined },
          { to: `${DISPATCH_PATH}?returns`, text: words.returns, isCurrent: back !== undefined },
        ]}
      />
      {toSend && <RequestsToSend requests={toSend.requests} />}
      {onTheWay && <ShipmentsOnTheWay shipments={onTheWay.shipments} />}
      {back && <OpenReturns returns={back.returns} />}
      <PageLinks next={(toSend ?? onTheWay ?? back)?.next ?? null} />
    </Screen>
  );
}
