import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { shortId } from '#domain/short-id.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeTabs } from './change-tabs.tsx';

type Read = Awaited<ReturnType<typeof api.listPersonalDataReads>>['reads'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const [by, after] = [params.get('by'), params.get('after')];
  return api.listPersonalDataReads({ query: { ...(by && { by }), ...(after && { after }) } });
}

/** Who of the staff has seen personal data, exports included. */
export function Component() {
  const { changes: words, common } = useText();
  const { reads, next } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const vias: Record<string, string> = words.vias;
  const describeIds = ({ record_count: count, record_ids: ids }: Read) => {
    if (count === null) return words.allRecords;
    const rest = count - ids.length;
    return ids.map(shortId).join(' ') + (rest > 0 ? ` ${words.more(rest)}` : '');
  };
  const columns: Column<Read>[] = [
    { key: 'at', heading: words.time, cell: (read) => formatDateTime(new Date(read.read_at)) },
    { key: 'by', heading: words.by, cell: (read) => read.read_by },
    {
      key: 'via',
      heading: words.through,
      cell: ({ read_via: via }) => vias[via] ?? via,
    },
    { key: 'command', heading: words.command, cell: ({ command }) => <code>{command}</code> },
    { key: 'count', heading: words.records, cell: (read) => read.record_count ?? '', isNumber: true },
    {
      key: 'ids',
      heading: words.of,
      cell: (read) => <span className="wrap-anywhere">{describeIds(read)}</span>,
    },
  ];
  return (
    <Screen title={words.reads}>
      <ChangeTabs />
      <Form key={params.toString()} role="search" className="mb-4 flex flex-wrap items-end gap-3">
        <label className="grid gap-1 text-sm">
          {words.by}
          <input name="by" defaultValue={params.get('by') ?? ''} className="desk-input" />
        </label>
        <Button type="submit">{words.filter}</Button>
      </Form>
      <DataTable
        caption={words.reads}
        columns={columns}
        rows={reads}
        getKey={({ number }) => String(number)}
        empty={common.none}
      />
      <PageLinks next={next} />
    </Screen>
  );
}
