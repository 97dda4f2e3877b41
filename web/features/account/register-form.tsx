import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { toast } from 'sonner';
import { register } from '#contract/account.ts';
import { MIN_PASSWORD_LENGTH } from '#contract/fields.ts';
import { browserApi } from '#web/browser-api.ts';
import { FailureNotice } from '#web/features/form/failure-notice.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { NeedsScript } from '#web/features/form/needs-script.tsx';
import { textOf } from '#web/features/form/text-of.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { useIsHydrated } from '#web/features/form/use-is-hydrated.ts';
import { useLeaveLater } from '#web/features/form/use-leave-later.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordField } from './password-field.tsx';

const TO_LOGIN_AFTER_MS = 2500;

export function RegisterForm() {
  const call = useFormCall();
  const { isLeaving, leaveLater } = useLeaveLater();
  const isHydrated = useIsHydrated();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      name: textOf(form, 'name'),
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
    };
    const errors = findFieldErrors(register.body, body);
    if (hasErrors(errors)) return call.refuse(errors);
    return call.run(async () => {
      const { msg } = await browserApi().register({ body });
      toast.success(msg);
      leaveLater('/login', TO_LOGIN_AFTER_MS);
    });
  }

  return (
    <form
      ref={call.form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={call.forgive}
      className="grid gap-5"
    >
      <FailureNotice call={call} />
      <Field
        label={text.account.name}
        name="name"
        autoComplete="name"
        required
        error={call.errorBeside('name')}
      />
      <Field
        label={text.account.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={call.errorBeside('email')}
      />
      <PasswordField
        autoComplete="new-password"
        hint={text.account.passwordHint(MIN_PASSWORD_LENGTH)}
        error={call.errorBeside('password')}
      />
      <Button type="submit" variant="action" isBusy={call.isPending || isLeaving} disabled={!isHydrated}>
        {text.account.register}
      </Button>
      <NeedsScript />
      <p>
        {text.account.haveAccount}{' '}
        <Link to="/login" className="underline underline-offset-4">
          {text.account.login}
        </Link>
      </p>
    </form>
  );
}
