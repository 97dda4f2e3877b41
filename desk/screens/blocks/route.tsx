import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { buyerPath } from '#desk/paths.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BuyerTabs } from '../buyers/buyer-tabs.tsx';
import { BlockForm } from './block-form.tsx';

type Block = Awaited<ReturnType<typeof api.listBlocks>>['blocks'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after');
  return api.listBlocks({ query: after ? { after } : {} });
}

export function Component() {
  const { blocks: words } = useText();
  const { blocks, next } = useLoaderData<typeof loader>();
  const mayChange = useMay('buyers:write');
  const unblocking = useCall();
  const columns: Column<Block>[] = [
    {
      key: 'what',
      heading: words.what,
      cell: ({ id, kind, email }) =>
        kind === 'account' ? (
          <Link to={buyerPath(id)} className="text-brand-ink underline">
            {email}
          </Link>
        ) : (
          words.kinds[kind]
        ),
    },
    { key: 'reason', heading: words.reason, cell: ({ reason }) => reason },
    { key: 'since', heading: words.since, cell: (block) => formatDateTime(new Date(block.blocked_at)) },
    ...(mayChange
      ? [
          {
            key: 'unblock',
            heading: words.actions,
            cell: (block: Block) => (
              <Button
                isBusy={unblocking.isBusy}
                aria-label={words.unblockLabel(block.email ?? words.kinds[block.kind], block.reason)}
                onClick={() =>
                  void unblocking.run(
                    () => api.removeBlock({ body: { block: block.email ?? block.id } }),
                    words.unblocked,
                  )
                }
              >
                {words.unblock}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Screen title={words.title}>
      <BuyerTabs />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          {unblocking.message && <Notice kind="warning">{unblocking.message}</Notice>}
          <DataTable
            caption={words.title}
            columns={columns}
            rows={blocks}
            getKey={({ id }) => id}
            empty={words.nothing}
          />
          <PageLinks next={next} />
        </div>
        {mayChange && <BlockForm />}
      </div>
    </Screen>
  );
}
