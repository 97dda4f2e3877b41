import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { toast } from 'sonner';
import { logIn } from '#contract/account.ts';
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
import { pathAfterLogin } from './login-path.ts';
import { PasswordField } from './password-field.tsx';
import { startSession } from './session.ts';

const ONWARD_AFTER_MS = 1000;

export function LoginForm() {
  const call = useFormCall();
  const { isLeaving, leaveLater } = useLeaveLater();
  const isHydrated = useIsHydrated();
  const [search] = useSearchParams();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { email: textOf(form, 'email'), password: textOf(form, 'password') };
    const errors = findFieldErrors(logIn.body, body);
    if (hasErrors(errors)) return call.refuse(errors);
    return call.run(async () => {
      const { access_token } = await browserApi().logIn({ body });
      startSession(access_token);
      toast.success(text.account.loggedIn);
      leaveLater(pathAfterLogin(search), ONWARD_AFTER_MS);
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
        label={text.account.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={call.errors.email}
      />
      <div className="grid justify-items-start gap-1">
        <div className="w-full">
          <PasswordField autoComplete="current-password" error={call.errors.password} />
        </div>
        <Link
          to="/forget-password"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {text.account.forgotPassword}
        </Link>
      </div>
      <Button type="submit" variant="action" isBusy={call.isPending || isLeaving} disabled={!isHydrated}>
        {text.account.login}
      </Button>
      <NeedsScript />
      <p>
        {text.account.noAccount}{' '}
        <Link to="/register" className="underline underline-offset-4">
          {text.account.register}
        </Link>
      </p>
    </form>
  );
}
