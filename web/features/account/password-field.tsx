import { type ComponentProps, useState } from 'react';
import { text } from '#web/text/en.ts';
import { Field } from '#web/ui/field.tsx';

type PasswordFieldProps = Pick<ComponentProps<typeof Field>, 'hint' | 'error'> & {
  autoComplete: 'new-password' | 'current-password';
};

/** A password, hidden until one asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      label={text.account.password}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      action={
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="-my-3 min-h-11 px-1 text-sm text-ink-soft underline decoration-edge underline-offset-4 hover:text-ink"
        >
          {isShown ? text.account.hidePassword : text.account.showPassword}
        </button>
      }
      {...props}
    />
  );
}
