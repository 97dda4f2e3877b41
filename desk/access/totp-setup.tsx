import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { QrCode } from './qr-code.tsx';

type Setup = Awaited<ReturnType<typeof api.startTotp>>;

type TotpSetupProps = {
  setup: Pick<Setup, 'secret' | 'uri' | 'qr'>;
  /** Sends the first code. */
  onCode: (code: string) => Promise<void>;
};

/** Leads to an authenticator app: its secret as a picture and as a key, and its first code. */
export function TotpSetup({ setup, onCode }: TotpSetupProps) {
  const { access } = useText();
  const [code, setCode] = useState('');
  const action = useCall();
  const field = useRef<HTMLInputElement>(null);
  // The next thing to do after the picture was scanned.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(() => onCode(code), null);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p>{access.scan}</p>
      <QrCode rows={setup.qr} label={access.qr} />
      {/* A phone cannot scan its own screen. */}
      <a href={setup.uri} className="justify-self-start underline underline-offset-4 md:hidden">
        {access.openApp}
      </a>
      <p>
        {access.orType}{' '}
        <code className="font-medium wrap-anywhere">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Failure action={action} />
      <Field
        label={access.firstCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={action.errors.code}
        className="max-w-48"
        ref={field}
      />
      <Button type="submit" variant="action" isBusy={action.isBusy} className="justify-self-start">
        {access.confirmCode}
      </Button>
    </form>
  );
}
