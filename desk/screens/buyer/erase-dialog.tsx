import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import type { WireBuyer } from '#contract/staff-buyers.ts';
import { api } from '#desk/api/desk-api.ts';
import { BUYERS_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';

/**
 * Deletes an account after its address was typed. The screen has nothing to show then, so it leads back to the list.
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
  const [state, setState] = useState<{ isBusy: boolean; error?: ApiError }>({ isBusy: false });
  const formId = `erase-${buyer.id}`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState({ isBusy: true });
    try {
      await api.eraseBuyer({ body: { account: buyer.id, email: typed } });
      toast.success(words.eraseDone);
      await navigate(BUYERS_PATH);
    } catch (cause) {
      setState({ isBusy: false });
      if (!(cause instanceof ApiError)) throw cause;
      setState({ isBusy: false, error: cause });
    }
  };
  const { error, isBusy } = state;
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
        {error && !error.fields.email && <Notice kind="warning">{error.message}</Notice>}
        <Field
          label={words.eraseField(buyer.email)}
          type="email"
          autoComplete="off"
          value={typed}
          error={error?.fields.email}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}
