import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { WireContactMessage } from '#contract/staff-messages.ts';
import { api } from '#desk/api/desk-api.ts';
import { MESSAGES_PATH } from '#desk/paths.ts';
import { useSteadyRows } from '#desk/state/steady-rows.ts';
import { useLive } from '#desk/state/use-live.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { ListChanges } from '#desk/ui/list-changes.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { Tabs } from '#desk/ui/tabs.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { formatPhone } from '#domain/phone.ts';
import { MessageActions } from './message-actions.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const includesDone = query.has('all');
  const after = query.get('after');
  const list = await api.listContactMessages({
    query: { ...(includesDone && { all: 'yes' as const }), ...(after && { after }) },
  });
  return { ...list, includesDone };
}

const getKey = ({ id }: { id: string }) => id;

export function Component() {
  const { common, menu, messages: words } = useText();
  const { messages: current, next, includesDone } = useLoaderData<typeof loader>();
  useLive(['messages']);
  const steady = useSteadyRows(current, getKey);
  const columns: Column<WireContactMessage>[] = [
    {
      key: 'when',
      heading: words.when,
      cell: ({ createdAt, doneAt }) => (
        <span className="whitespace-nowrap">
          {formatDateTime(new Date(createdAt))}
          {doneAt && <span className="block text-success">{words.done}</span>}
        </span>
      ),
    },
    {
      key: 'sender',
      heading: words.sender,
      cell: (message) => <Sender message={message} />,
      onPhones: 'max-md:grow',
    },
    {
      key: 'message',
      heading: words.message,
      cell: ({ message }) => <p className="max-w-prose min-w-48 whitespace-pre-line">{message}</p>,
      onPhones: 'max-md:basis-full',
    },
    {
      key: 'act',
      heading: <span className="sr-only">{common.actions}</span>,
      cell: (message) => <MessageActions message={message} />,
    },
  ];
  return (
    <Screen title={menu.messages}>
      <Tabs
        label={words.filter}
        tabs={[
          { to: MESSAGES_PATH, text: words.waiting, isCurrent: !includesDone },
          { to: `${MESSAGES_PATH}?all`, text: words.all, isCurrent: includesDone },
        ]}
      />
      <ListChanges changes={steady} of="messages" />
      <DataTable
        caption={menu.messages}
        columns={columns}
        rows={steady.rows}
        getKey={getKey}
        empty={words.noneWaiting}
      />
      <PageLinks next={next} />
    </Screen>
  );
}

function Sender({ message: { name, phone, email } }: { message: WireContactMessage }) {
  const { messages: words } = useText();
  return (
    <>
      <span className="font-medium">{name}</span>
      <a href={`tel:${phone}`} className="block whitespace-nowrap underline underline-offset-4">
        {formatPhone(phone)}
      </a>
      {email !== null && (
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(words.subject)}`}
          className="block underline underline-offset-4"
        >
          {email}
        </a>
      )}
    </>
  );
}
