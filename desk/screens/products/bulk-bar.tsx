import { useState } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import type { Done } from '#desk/ui/done-notice.tsx';
import { PRODUCT_STATES, type ProductState } from '#domain/product-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BulkChangeDialog } from './bulk-change-dialog.tsx';
import type { ListQuery } from './list-query.ts';
import { RemovalDialog } from './removal-dialog.tsx';

type BulkBarProps = {
  query: ListQuery;
  marked: ReadonlySet<string>;
  pageSize: number;
  total: number;
  isTotalExact: boolean;
  onUnmark: () => void;
  onDone: (done: Done) => Promise<void>;
};

/** What can be done with the marked products, or with all of the list. */
export function BulkBar({ query, marked, pageSize, total, isTotalExact, onUnmark, onDone }: BulkBarProps) {
  const { products: words } = useText();
  const [isAllChosen, setAllChosen] = useState(false);
  const [dialog, setDialog] = useState<'change' | 'remove'>();
  const [busyState, setBusyState] = useState<ProductState>();
  const { message, run } = useCall();
  const { after: _, ...filter } = query;
  const chosen = isAllChosen ? { filter } : { products: [...marked] };
  const labels = { shown: words.show, hidden: words.hide, draft: words.makeDraft };

  async function setProductState(state: ProductState): Promise<void> {
    setBusyState(state);
    await run(async () => {
      const body = { ...chosen, wanted: { kind: 'state' as const, value: state } };
      const { changed, change } = await api.changeCatalogueProducts({ body });
      await onDone({ message: changed > 0 ? words.changed(changed) : words.nothingChanged, change });
    }, null);
    setBusyState(undefined);
  }

  return (
    <section aria-label={words.marked(marked.size)} className="desk-panel sticky top-12 z-10 my-3 grid gap-2">
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <span role="status" className="font-semibold">
          {isAllChosen ? words.allChosen : words.marked(marked.size)}
        </span>
        {!isAllChosen && marked.size === pageSize && total > pageSize && (
          <Button variant="plain" onClick={() => setAllChosen(true)}>
            {words.chooseAll(total, isTotalExact)}
          </Button>
        )}
        <Button variant="plain" onClick={onUnmark}>
          {words.unmark}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setDialog('change')}>{words.changeMany}</Button>
        {PRODUCT_STATES.filter((state) => state !== (query.state ?? 'shown')).map((state) => (
          <Button key={state} isBusy={busyState === state} onClick={() => void setProductState(state)}>
            {labels[state]}
          </Button>
        ))}
        {!isAllChosen && <Button onClick={() => setDialog('remove')}>{words.remove}</Button>}
      </div>
      {message && <Notice kind="danger">{message}</Notice>}
      <BulkChangeDialog
        isOpen={dialog === 'change'}
        chosen={chosen}
        onClose={() => setDialog(undefined)}
        onDone={onDone}
      />
      <RemovalDialog
        ids={dialog === 'remove' ? [...marked] : []}
        onClose={() => setDialog(undefined)}
        onDone={onDone}
      />
    </section>
  );
}
