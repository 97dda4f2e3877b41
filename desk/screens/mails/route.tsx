import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { WireMail } from '#contract/staff-mails.ts';
import { MAIL_STATES } from '#contract/staff-mails.ts';
import { api } from '#desk/api/desk-api.ts';
import { MAILS_PATH, requestPath } from '#desk/paths.ts';
import { useSteadyRows } from '#desk/state/steady-rows.ts';
import { useLive } from '#desk/state/use-live.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { ListChanges } from '#desk/ui/list-changes.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { Tabs } from '#desk/ui/tabs.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { SendAgain } from './send-again.tsx';

const STATE_CLASSES = {
  waiting: 'text-warning',
  sent: 'text-success',
  refused: 'text-danger',
  given_up: 'text-danger',
};

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const state = MAIL_STATES.find((each) => each === query.get('state'));
  const after = query.get('after');
  const list = await api.listMails({ query: { ...(state && { state }), ...(after && { after }) } });
  return { ...list, state };
}

const getKey = ({ id }: { id: string }) => id;

export function Component() {
  const { common, menu, mails: words } = useText();
  const { mails: current, next, state: shown } = useLoaderData<typeof loader>();
  useLive(['mails']);
  const steady = useSteadyRows(current, getKey);
  const columns: Column<WireMail>[] = [
    {
      key: 'when',
      heading: words.when,
      onPhones: 'max-md:grow',
      cell: ({ updatedAt }) => (
        <span className="whitespace-nowrap">{formatDateTime(new Date(updatedAt))}</span>
      ),
    },
    {
      key: 'state',
      heading: words.state,
      cell: ({ state, tries }) => (
        <span className={STATE_CLASSES[state]}>
          {words.states[state]}
          {tries > 1 && <span className="block text-ink-soft">{words.tries(tries)}</span>}
        </span>
      ),
    },
    {
      key: 'to',
      heading: words.to,
      cell: ({ to }) => <span className="block min-w-36 wrap-anywhere">{to}</span>,
      onPhones: 'max-md:basis-full',
    },
    {
      key: 'subject',
      heading: words.subject,
      cell: ({ subject, state, last_reply: reply }) => (
        <>
          {subject}
          {state !== 'sent' && reply && (
            <span className="block text-ink-soft" title={words.answer}>
              {reply}
            </span>
          )}
        </>
      ),
      onPhones: 'max-md:basis-full',
    },
    {
      key: 'about',
      heading: words.about,
      cell: ({ request, estimate_number: number }) =>
        request && (
          <Link to={requestPath(request)} className="underline underline-offset-4">
            {number}
          </Link>
        ),
    },
    {
      key: 'act',
      heading: <span className="sr-only">{common.actions}</span>,
      cell: (mail) => <SendAgain mail={mail} />,
      onPhones: 'max-md:-ml-4',
    },
  ];
  return (
    <Screen title={menu.mails}>
      <Tabs
        label={words.filter}
        tabs={[
          { to: MAILS_PATH, text: words.all, isCurrent: shown === undefined },
          ...MAIL_STATES.map((state) => ({
            to: `${MAILS_PATH}?state=${state}`,
            text: words.states[state],
            isCurrent: shown === state,
          })),
        ]}
      />
      <ListChanges changes={steady} of="mails" />
      <DataTable
        caption={menu.mails}
        columns={columns}
        rows={steady.rows}
        getKey={getKey}
        empty={words.none}
      />
      <PageLinks next={next} />
    </Screen>
  );
}
