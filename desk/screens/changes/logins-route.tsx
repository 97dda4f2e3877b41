import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { buyerPath, LOGINS_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { shortId } from '#domain/short-id.ts';
import { ChangeTabs } from './change-tabs.tsx';

type Event = Awaited<ReturnType<typeof api.listSecurityEvents>>['events'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const [account, after] = [params.get('account'), params.get('after')];
  return api.listSecurityEvents({ query: { ...(account && { account }), ...(after && { after }) } });
}

/** Logins and failed logins of buyers, and what was changed about the security of their accounts. */
export function Component() {
  const { changes: words, common } = useText();
  const { events, next } = useLoaderData<typeof loader>();
  const names: Record<string, string> = words.events;
  const columns: Column<Event>[] = [
    { key: 'at', heading: words.time, cell: (event) => formatDateTime(new Date(event.happened_at)) },
    {
      key: 'event',
      heading: words.event,
      cell: ({ event }) => (
        <span className={event === 'login_failed' ? 'text-danger' : undefined}>{names[event] ?? event}</span>
      ),
    },
    {
      key: 'account',
      heading: words.account,
      cell: ({ account, email }) =>
        email ? (
          <Link to={buyerPath(account)} className="text-brand-ink underline">
            {email}
          </Link>
        ) : (
          words.deletedAccount(shortId(account))
        ),
    },
    {
      key: 'only',
      heading: words.show,
      cell: ({ account }) => (
        <Link to={`${LOGINS_PATH}?account=${account}`} className="text-brand-ink underline">
          {words.onlyThis}
        </Link>
      ),
    },
  ];
  return (
    <Screen title={words.logins}>
      <ChangeTabs />
      <DataTable
        caption={words.logins}
        columns={columns}
        rows={events}
        getKey={({ number }) => String(number)}
        empty={common.none}
      />
      <PageLinks next={next} />
    </Screen>
  );
}
