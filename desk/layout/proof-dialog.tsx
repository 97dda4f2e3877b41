import { useEffect, useRef, useState } from 'react';
import { CodeForm } from '#desk/access/code-form.tsx';
import { hasPasskeys, signWithPasskey } from '#desk/access/passkey.ts';
import { api } from '#desk/api/desk-api.ts';
import { connectProofDialog } from '#desk/api/proof.ts';
import { useSession } from '#desk/api/session.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Asks the operator to prove who they are, whenever a call needs it. The call is made again afterwards. */
export function ProofDialog() {
  const { access, common } = useText();
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isProven: boolean) => void>(undefined);
  useEffect(
    () =>
      connectProofDialog(() => {
        setOpen(true);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  const close = (isProven: boolean) => {
    setOpen(false);
    answer.current?.(isProven);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => close(false)}
      title={access.proofTitle}
      actions={<Button onClick={() => close(false)}>{common.cancel}</Button>}
    >
      {isOpen && <Proof onProven={() => close(true)} />}
    </Dialog>
  );
}

function Proof({ onProven }: { onProven: () => void }) {
  const { access } = useText();
  const { has_passkey: hasPasskey } = useSession();
  const action = useCall();
  const isWithPasskey = hasPasskey && hasPasskeys();
  const prove = () =>
    action.run(async () => {
      const { options } = await api.startProof();
      await api.proveWithPasskey({ body: { credential: await signWithPasskey(options) } });
      onProven();
    }, null);
  return (
    <div className="mt-2 grid gap-4">
      <p className="text-sm text-ink-soft">{access.proofReason}</p>
      <Failure action={action} />
      {isWithPasskey && (
        <Button variant="action" isBusy={action.isBusy} onClick={() => void prove()}>
          {access.proveWithPasskey}
        </Button>
      )}
      <CodeForm
        label={access.prove}
        isMain={!isWithPasskey}
        onCode={async (code) => {
          await api.proveWithCode({ body: { code } });
          onProven();
        }}
      />
    </div>
  );
}
