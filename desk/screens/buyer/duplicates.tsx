import { useState } from 'react';
import { Link } from 'react-router';
import type { WireBuyer } from '#contract/staff-buyers.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { buyerPath } from '#desk/paths.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Duplicate = WireBuyer['duplicates'][number];

/** Other accounts that may be of the same person. An owner can join them with this one. */
export function Duplicates({ buyer }: { buyer: WireBuyer }) {
  const { buyers: words, common } = useText();
  const mayMerge = useMay('buyers:write') && !buyer.is_merged;
  const merging = useCall();
  const [chosen, setChosen] = useState<Duplicate>();
  if (buyer.duplicates.length === 0) return null;
  const columns: Column<Duplicate>[] = [
    {
      key: 'name',
      heading: words.name,
      cell: ({ id, name }) => (
        <Link to={buyerPath(id)} className="text-brand-ink underline">
          {name}
        </Link>
      ),
    },
    { key: 'email', heading: words.email, cell: ({ email }) => email },
    { key: 'same', heading: words.same, cell: ({ same }) => words.sameKinds[same] },
    ...(mayMerge
      ? [
          {
            key: 'merge',
            heading: words.actions,
            cell: (duplicate: Duplicate) => (
              <Button
                aria-label={words.mergeLabel(duplicate.email)}
                onClick={() => {
                  merging.forget();
                  setChosen(duplicate);
                }}
              >
                {words.merge}
              </Button>
            ),
          },
        ]
      : []),
  ];
  const merge = async () => {
    if (!chosen) return;
    const call = () => api.mergeBuyers({ body: { from: chosen.id, into: buyer.id } });
    if (await merging.run(call, words.mergedDone(chosen.email))) setChosen(undefined);
  };
  return (
    <Panel title={words.duplicates}>
      <DataTable
        caption={words.duplicates}
        columns={columns}
        rows={buyer.duplicates}
        getKey={({ id }) => id}
        empty={common.none}
      />
      <Dialog
        isOpen={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={words.mergeTitle}
        actions={
          <>
            <Button onClick={() => setChosen(undefined)}>{common.cancel}</Button>
            <Button variant="action" isBusy={merging.isBusy} onClick={() => void merge()}>
              {words.merge}
            </Button>
          </>
        }
      >
        <p className="mt-3">{chosen && words.mergeQuestion(chosen.email, buyer.email)}</p>
        <p className="mt-3 text-sm text-ink-soft">{words.mergeHint}</p>
        {merging.message && (
          <div className="mt-3">
            <Notice kind="warning">{merging.message}</Notice>
          </div>
        )}
      </Dialog>
    </Panel>
  );
}
