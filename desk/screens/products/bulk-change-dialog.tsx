import { type SubmitEvent, useId, useState } from 'react';
import type { WantedChange } from '#contract/staff-products.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptForm } from '#desk/state/kept-form.ts';
import { Refusal } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import type { Done } from '#desk/ui/done-notice.tsx';
import { WideDialog } from '#desk/ui/wide-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChangeTable } from './change-table.tsx';

type Chosen = Pick<Parameters<typeof api.changeCatalogueProducts>[0]['body'], 'products' | 'filter'>;
type Preview = Awaited<ReturnType<typeof api.changeCatalogueProducts>>;
type Kind = Exclude<WantedChange['kind'], 'state'>;

const NOTHING_TYPED: { kind: Kind; value: string } = { kind: 'price_by', value: '' };

type BulkChangeDialogProps = {
  isOpen: boolean;
  chosen: Chosen;
  onClose: () => void;
  onDone: (done: Done) => Promise<void>;
};

export function BulkChangeDialog({ isOpen, onClose, ...rest }: BulkChangeDialogProps) {
  const { products: words } = useText();
  return (
    <WideDialog isOpen={isOpen} onClose={onClose} title={words.bulk.title}>
      <BulkChange onClose={onClose} {...rest} />
    </WideDialog>
  );
}

/** Changes prices or discounts of many products, after showing old and new. */
function BulkChange({ chosen, onClose, onDone }: Omit<BulkChangeDialogProps, 'isOpen'>) {
  const { products: words, common } = useText();
  const { bulk } = words;
  const kindId = useId();
  const form = useKeptForm('change of products', NOTHING_TYPED);
  const { kind, value } = form.input;
  const [preview, setPreview] = useState<Preview>();
  const [allowsJumps, setAllowsJumps] = useState(false);

  const send = (more: object) => {
    const wanted: WantedChange = { kind, value: Number(value.replaceAll(/[,₹%\s]/g, '')) };
    return api.changeCatalogueProducts({ body: { ...chosen, wanted, ...more } });
  };

  const look = (event: SubmitEvent) => {
    event.preventDefault();
    setAllowsJumps(false);
    void form.run(async () => {
      if (value.trim() === '' || Number.isNaN(Number(value.replaceAll(/[,₹%\s]/g, ''))))
        throw new Refusal(bulk.wrongValue);
      setPreview(await send({ dry_run: true }));
    }, null);
  };
  const store = () =>
    form.send(async () => {
      const { changed, change } = await send({ seal: preview?.seal, allows_price_jumps: allowsJumps });
      onClose();
      await onDone({ message: words.changed(changed), change });
    }, null);
  /** What is shown belongs to what is typed. */
  const reset = () => setPreview(undefined);

  return (
    <div className="grid gap-4">
      <form onSubmit={look} className="grid items-end gap-4 md:grid-cols-[2fr_2fr_auto]">
        <div className="grid gap-1">
          <label htmlFor={kindId} className="text-sm font-medium">
            {bulk.what}
          </label>
          <select
            id={kindId}
            value={kind}
            onChange={({ currentTarget }) => {
              form.change({ kind: currentTarget.value as Kind });
              reset();
            }}
            className="form-control"
          >
            {Object.entries(bulk.kinds).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <Field
          label={bulk.values[kind]}
          inputMode="text"
          value={value}
          onChange={({ currentTarget }) => {
            form.change({ value: currentTarget.value });
            reset();
          }}
        />
        <Button type="submit" isBusy={form.isBusy && !preview}>
          {bulk.preview}
        </Button>
      </form>
      {kind === 'price_by' && <p className="text-sm text-ink-soft">{bulk.rounding}</p>}
      {form.message && <Notice kind="danger">{form.message}</Notice>}
      {preview && (
        <>
          <p role="status">{bulk.summary(preview.changed, preview.unchanged)}</p>
          <ChangeTable changes={preview.changes} total={preview.changed} />
          {preview.jumps > 0 && (
            <Notice kind="warning">
              {bulk.jumps(preview.jumps)}
              <Checkbox
                label={bulk.allowJumps}
                checked={allowsJumps}
                onChange={({ currentTarget }) => setAllowsJumps(currentTarget.checked)}
              />
            </Notice>
          )}
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{common.cancel}</Button>
        {preview && preview.changed > 0 && (
          <Button
            variant="action"
            isBusy={form.isBusy}
            disabled={preview.jumps > 0 && !allowsJumps}
            onClick={() => void store()}
          >
            {bulk.store(preview.changed)}
          </Button>
        )}
      </div>
    </div>
  );
}
