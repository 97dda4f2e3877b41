import { useState } from 'react';
import type { WireMail } from '#contract/staff-mails.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useKeptForm } from '#desk/state/kept-form.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';

export function SendAgain({ mail: { id, to, state } }: { mail: WireMail }) {
  const { common, mails: words } = useText();
  const [isAsking, setAsking] = useState(false);
  const again = useKeptForm(`mail ${id}`, { address: to });
  const { address } = again.input;
  const close = () => setAsking(false);
  async function send() {
    const body = { mail: id, ...(address !== to && { to: address }) };
    if (await again.send(() => api.sendMailAgain({ body }), words.willBeSent)) close();
  }
  const isAllowed = useMay('mails:write');
  // The shop still tries it by itself.
  if (!isAllowed || state === 'waiting') return null;
  return (
    <>
      <Button variant="plain" className="whitespace-nowrap" onClick={() => setAsking(true)}>
        {words.again}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={words.againTitle}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {common.cancel}
            </Button>
            <Button variant="action" isBusy={again.isBusy} onClick={() => void send()}>
              {words.sendNow}
            </Button>
          </>
        }
      >
        <p className="mt-2 mb-4">{words.againWords}</p>
        <Field
          label={words.address}
          type="email"
          value={address}
          error={again.errors.to ?? again.message}
          onChange={({ target }) => again.change({ address: target.value })}
        />
      </Dialog>
    </>
  );
}
