import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { ChangeTabs } from './change-tabs.tsx';

type Event = Awaited<ReturnType<typeof api.listOperatorLogins>>['events'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after');
  return api.listOperatorLogins({ query: after ? { after } : {} });
}

/** Logins, failed logins and proofs of operators. */
export function Component() {
  const { changes: words, common } = useText();
  const { events, next } = useLoaderData<typeof loader>();
  const names: Record<string, string> = words.staffEvents;
  const columns: Column<Event>[] = [
    { key: 'at', heading: words.time, cell: (event) => formatDateTime(new Date(event.happened_at)) },
    { key: 'by', heading: words.by, cell: ({ name }) => name || words.unknownOperator },
    {
      key: 'event',
      heading: words.event,
      cell: ({ event }) => (
        <span className={event.endsWith('failed') ? 'text-danger' : undefined}>{names[event] ?? event}</span>
      ),
    },
    { key: 'address', heading: words.address, cell: ({ address }) => address },
  ];
  return (
    <Screen title={words.staffLogins}>
      <ChangeTabs />
      <DataTable
        caption={words.staffLogins}
        columns={columns}
        rows={events}
        getKey={({ number }) => String(number)}
        empty={common.none}
      />
      <PageLinks next={next} />
    </Screen>
  );
}
