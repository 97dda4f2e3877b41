import type { FormEvent } from 'react';
import type { WireBuyer } from '#contract/staff-buyers.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

type BuyerDialogProps = { buyer: WireBuyer; isOpen: boolean; onClose: () => void };

/** Asks why a buyer is to be blocked. */
export function BlockDialog({ buyer, isOpen, onClose }: BuyerDialogProps) {
  const { buyers: words, common } = useText();
  const blocking = useCall();
  const { input, change, forget } = useKeptInput(`block ${buyer.id}`, { reason: '' });
  const formId = `block-${buyer.id}`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const call = () => api.blockBuyer({ body: { account: buyer.id, reason: input.reason } });
    if (!(await blocking.run(call, words.blockDone))) return;
    forget();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.blockTitle(buyer.name)}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" form={formId} variant="action" isBusy={blocking.isBusy}>
            {words.block}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
        <p>{words.blockHint}</p>
        {blocking.message && <Notice kind="warning">{blocking.message}</Notice>}
        <Field
          label={words.reason}
          value={input.reason}
          error={blocking.errors.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </form>
    </Dialog>
  );
}
