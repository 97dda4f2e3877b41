import { useEffect, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { WireEditedProduct } from '#contract/staff-products.ts';
import { api } from '#desk/api/desk-api.ts';
import { CellChanges } from '#desk/screens/products/cell-changes.tsx';
import { useReload } from '#desk/state/use-reload.ts';
import { useText } from '#desk/text/language.ts';
import { formatDateTime } from '#domain/indian-format.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

type HistoryPage = Awaited<ReturnType<typeof api.listProductChanges>>;
type ProductHistoryProps = { product: WireEditedProduct; first: HistoryPage; mayWrite: boolean };

/** Who changed what about a product, newest first; each change can be taken back by itself. */
export function ProductHistory({ product, first, mayWrite }: ProductHistoryProps) {
  const { product: words, common } = useText();
  const reload = useReload();
  const [older, setOlder] = useState<HistoryPage>();
  const [busy, setBusy] = useState<number>();
  // A new change moves all others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page is another one then.
  useEffect(() => setOlder(undefined), [first]);
  const changes = [...first.changes, ...(older?.changes ?? [])];
  const next = older ? older.next : first.next;

  async function run(key: number, step: () => Promise<void>): Promise<void> {
    setBusy(key);
    try {
      await step();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toast.error(cause.status === 0 ? common.unreachable : cause.message);
    } finally {
      setBusy(undefined);
    }
  }

  const restore = (change: number) =>
    run(change, async () => {
      const body = { product: product.id, version: product.version, change };
      await api.restoreProductChange({ body });
      await reload();
      toast.success(words.restored);
    });
  const loadOlder = (after: number) =>
    run(0, async () => {
      const page = await api.listProductChanges({
        params: { id: product.id },
        query: { after: String(after) },
      });
      setOlder({ ...page, changes: [...(older?.changes ?? []), ...page.changes] });
    });

  return (
    <section aria-labelledby="history" className="desk-panel min-w-0">
      <h2 id="history" className="mb-3 font-semibold">
        {words.history}
      </h2>
      {changes.length === 0 && <p className="text-sm text-ink-soft">{words.noHistory}</p>}
      <ol className="grid gap-4 text-sm">
        {changes.map(({ number, changed_at: at, changed_by: by, verb, cells }) => (
          <li key={number} className="grid gap-1 border-t border-rule pt-3 first:border-0 first:pt-0">
            <p className="text-ink-soft">
              {formatDateTime(new Date(at))} · {by} {words.verbs[verb]}
            </p>
            <CellChanges cells={cells} />
            {mayWrite && verb === 'changed' && (
              <div>
                <Button isBusy={busy === number} onClick={() => void restore(number)}>
                  {words.restore}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {next !== null && (
        <Button className="mt-4" isBusy={busy === 0} onClick={() => void loadOlder(next)}>
          {words.olderChanges}
        </Button>
      )}
    </section>
  );
}
