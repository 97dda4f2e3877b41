import { type FormEvent, useState } from 'react';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { readUserAgent } from '#domain/user-agent.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

type PasskeyFormProps = {
  isMain?: boolean;
  /** Sets the passkey up under this name. */
  onName: (name: string) => Promise<void>;
};

/** Asks how a new passkey shall be called. */
export function PasskeyForm({ isMain = false, onName }: PasskeyFormProps) {
  const { access } = useText();
  const [name, setName] = useState(describeDevice);
  const action = useCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(() => onName(name), null);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Failure action={action} />
      <Field
        label={access.passkeyName}
        hint={access.passkeyNameHint}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={action.errors.name}
      />
      <Button
        type="submit"
        variant={isMain ? 'action' : 'quiet'}
        isBusy={action.isBusy}
        className="justify-self-start"
      >
        {access.setUpPasskey}
      </Button>
    </form>
  );
}

/** `Chrome, Android` */
function describeDevice(): string {
  const { browser, system } = readUserAgent(navigator.userAgent);
  return [browser, system].filter(Boolean).join(', ');
}
