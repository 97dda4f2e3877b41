import { useRevalidator } from 'react-router';
import { changePassword } from '#contract/account.ts';
import { MIN_PASSWORD_LENGTH } from '#contract/fields.ts';
import { FORGET_PASSWORD_PATH } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { accountText } from '#web/text/account-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { toast } from '#web/ui/toast.ts';
import { PasswordField } from './password-field.tsx';

export function ChangePasswordForm({ email }: { email: string }) {
  const call = useFormCall();
  const authenticatedCall = useAuthenticatedCall();
  const { revalidate } = useRevalidator();

  function submit(form: FormData) {
    const body = {
      current_password: readTextField(form, 'current_password'),
      password: readTextField(form, 'password'),
    };
    const errors = findFieldErrors(changePassword.body, body);
    if (hasErrors(errors)) return call.rejectSubmit(errors);
    return call.run(() =>
      authenticatedCall(async () => {
        const { msg } = await browserApi().changePassword({ body });
        toast.success(msg);
        call.form.current?.reset();
        // All other sessions have ended, so the list of sessions has changed.
        await revalidate();
      }),
    );
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      {!hasErrors(call.errors) && <FormErrorNotice call={call} />}
      {/* Tells password managers which account the password belongs to. */}
      <input hidden name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={accountText.currentPassword}
        name="current_password"
        autoComplete="current-password"
        error={call.errors.current_password}
      />
      <PasswordField
        label={accountText.newPassword}
        autoComplete="new-password"
        hint={accountText.passwordHint(MIN_PASSWORD_LENGTH)}
        error={call.errors.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Button type="submit" isBusy={call.isPending}>
          {accountText.changePassword}
        </Button>
        <Link
          to={FORGET_PASSWORD_PATH}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {accountText.forgotPassword}
        </Link>
      </div>
    </CallForm>
  );
}
