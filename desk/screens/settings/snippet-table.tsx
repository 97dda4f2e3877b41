import { Link } from 'react-router';
import type { SnippetKind } from '#contract/quotation-drafts.ts';
import type { WireSnippet } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { OrderButtons } from '#desk/ui/order-buttons.tsx';
import { Notice } from '#web/ui/notice.tsx';

type SnippetTableProps = { kind: SnippetKind; snippets: readonly WireSnippet[]; mayWrite: boolean };

/** The texts of a kind in their order, which buttons change. */
export function SnippetTable({ kind, snippets, mayWrite }: SnippetTableProps) {
  const { settings } = useText();
  const words = settings.texts;
  const moving = useCall();
  const seen = snippets.map(({ name }) => name);
  const move = (name: string, place: number) =>
    void moving.run(() => api.moveSnippet({ body: { name, place, seen } }), words.moved);
  const remove = async ({ name, version }: WireSnippet) => {
    await api.removeSnippet({ body: { name, version } });
    return words.removed(name);
  };
  const columns: Column<WireSnippet>[] = [
    {
      key: 'name',
      heading: words.fields.name,
      cell: ({ name }) =>
        mayWrite ? (
          <Link to={`?name=${encodeURIComponent(name)}`} className="text-brand-ink underline">
            {name}
          </Link>
        ) : (
          name
        ),
    },
    {
      key: 'words',
      heading: words.fields.words,
      cell: (snippet) => <span className="wrap-anywhere">{snippet.words}</span>,
    },
    ...(mayWrite
      ? [
          {
            key: 'actions',
            heading: settings.holidays.actions,
            cell: (snippet: WireSnippet) => (
              <div className="flex flex-wrap gap-2">
                <OrderButtons
                  name={snippet.name}
                  place={snippets.indexOf(snippet) + 1}
                  count={snippets.length}
                  isBusy={moving.isBusy}
                  onMove={(place) => move(snippet.name, place)}
                />
                <ActionButton label={words.remove(snippet.name)} onPress={() => remove(snippet)}>
                  {settings.remove}
                </ActionButton>
              </div>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      {moving.message && <Notice kind="warning">{moving.message}</Notice>}
      <DataTable
        caption={words.kinds[kind]}
        columns={columns}
        rows={snippets}
        getKey={({ name }) => name}
        empty={words.nothing}
      />
    </>
  );
}
