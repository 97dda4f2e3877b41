import { type ComponentProps, useState } from 'react';
import { accountText } from '#web/text/account-en.ts';
import { Field } from '#web/ui/field.tsx';

type PasswordFieldProps = Pick<ComponentProps<typeof Field>, 'hint' | 'error'> & {
  autoComplete: 'new-password' | 'current-password';
  /** Tells several password fields of one page apart. */
  label?: string;
  name?: string;
};

/** A password field with a button that shows what was typed. */
export function PasswordField({ label, name = 'password', ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const toggle = isShown ? accountText.hidePassword : accountText.showPassword;
  return (
    <Field
      label={label ?? accountText.password}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      action={
        <button
          type="button"
          aria-label={label && `${toggle}: ${label}`}
          onClick={() => setShown(!isShown)}
          className="-my-3 min-h-11 px-1 text-sm whitespace-nowrap text-ink-soft underline decoration-edge underline-offset-4 hover:text-ink"
        >
          {toggle}
        </button>
      }
      {...rest}
    />
  );
}
