import { type FormEvent, useState } from 'react';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

type CodeFormProps = {
  /** With it the form asks for the name too, and keeps it until somebody is logged in. */
  name?: { value: string; onChange: (name: string) => void };
  label: string;
  isMain: boolean;
  onCode: (code: string) => Promise<void>;
};

/** Asks for a code of an authenticator app, or a recovery code. */
export function CodeForm({ name, label, isMain, onCode }: CodeFormProps) {
  const { access } = useText();
  const [code, setCode] = useState('');
  const action = useCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(() => onCode(code), null);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Failure action={action} />
      {name && (
        <Field
          label={access.name}
          hint={access.nameHint}
          autoComplete="username"
          value={name.value}
          onChange={({ target }) => name.onChange(target.value)}
          error={action.errors.name}
        />
      )}
      <Field
        label={access.code}
        hint={access.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={action.errors.code}
      />
      <Button type="submit" variant={isMain ? 'action' : 'quiet'} isBusy={action.isBusy}>
        {label}
      </Button>
    </form>
  );
}
