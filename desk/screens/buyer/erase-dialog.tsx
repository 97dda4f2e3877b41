import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { WireBuyer } from '#contract/staff-buyers.ts';
import { api } from '#desk/api/desk-api.ts';
import { BUYERS_PATH } from '#desk/paths.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

/**
 * Deletes an account after its address was typed. The screen has nothing to show then, so it leads back to the list.
 * Unlike other forms it keeps nothing over a reload: the address is typed to prove that it is meant now.
 */
export function EraseDialog({
  buyer,
  isOpen,
  onClose,
}: {
  buyer: WireBuyer;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { buyers: words, common } = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { isBusy, message, errors, run } = useCall();
  const formId = `erase-${buyer.id}`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await run(async () => {
      await api.eraseBuyer({ body: { account: buyer.id, email: typed } });
      await navigate(BUYERS_PATH);
    }, words.eraseDone);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.eraseTitle(buyer.name)}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" form={formId} variant="action" isBusy={isBusy}>
            {words.erase}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
        <p>{words.eraseHint}</p>
        {message && !errors.email && <Notice kind="warning">{message}</Notice>}
        <Field
          label={words.eraseField(buyer.email)}
          type="email"
          autoComplete="off"
          value={typed}
          error={errors.email}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}
