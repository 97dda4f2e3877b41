import { Link, useRevalidator } from 'react-router';
import { changePassword } from '#contract/account.ts';
import { MIN_PASSWORD_LENGTH } from '#contract/fields.ts';
import { browserApi } from '#web/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { FailureNotice } from '#web/features/form/failure-notice.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { textOf } from '#web/features/form/text-of.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { PasswordField } from './password-field.tsx';
import { useWhileLoggedIn } from './use-while-logged-in.ts';

export function ChangePasswordForm({ email }: { email: string }) {
  const call = useFormCall();
  const whileLoggedIn = useWhileLoggedIn();
  const { revalidate } = useRevalidator();

  function submit(form: FormData) {
    const body = { current_password: textOf(form, 'current_password'), password: textOf(form, 'password') };
    const errors = findFieldErrors(changePassword.body, body);
    if (hasErrors(errors)) return call.refuse(errors);
    return call.run(() =>
      whileLoggedIn(async () => {
        const { msg } = await browserApi().changePassword({ body });
        toast.success(msg);
        call.form.current?.reset();
        // All other sessions are ended, so the list of them is another one now.
        await revalidate();
      }),
    );
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      {!hasErrors(call.errors) && <FailureNotice call={call} />}
      {/* Tells password managers whose password this is. */}
      <input hidden name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={text.account.currentPassword}
        name="current_password"
        autoComplete="current-password"
        error={call.errors.current_password}
      />
      <PasswordField
        label={text.account.newPassword}
        autoComplete="new-password"
        hint={text.account.passwordHint(MIN_PASSWORD_LENGTH)}
        error={call.errors.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Button type="submit" isBusy={call.isPending}>
          {text.account.changePassword}
        </Button>
        <Link
          to="/forget-password"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {text.account.forgotPassword}
        </Link>
      </div>
    </CallForm>
  );
}
