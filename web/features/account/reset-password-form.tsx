import { useNavigate } from 'react-router';
import { resetPassword } from '#contract/account.ts';
import { MIN_PASSWORD_LENGTH } from '#contract/fields.ts';
import { FORGET_PASSWORD_PATH, LOGIN_PATH } from '#domain/page-paths.ts';
import { endSession } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { SubmitButton } from '#web/features/form/submit-button.tsx';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { accountText } from '#web/text/account-en.ts';
import { Link } from '#web/ui/link.tsx';
import { toast } from '#web/ui/toast.ts';
import { PasswordField } from './password-field.tsx';

/** Sets a new password. The link works once, so nothing is sent before the form is submitted. */
export function ResetPasswordForm({ token }: { token: string }) {
  const call = useFormCall();
  const navigate = useNavigate();

  function submit(form: FormData) {
    const body = { password: readTextField(form, 'password') };
    const errors: Record<string, string> = { ...findFieldErrors(resetPassword.body, body) };
    if (!errors.password && readTextField(form, 'repeated') !== body.password)
      errors.repeated = accountText.passwordsDiffer;
    if (hasErrors(errors)) return call.rejectSubmit(errors);
    return call.run(async () => {
      // HTTP headers allow only some characters; a valid token has no others, but the URL may contain anything.
      const headers = { authorization: encodeURIComponent(token) };
      const { msg } = await browserApi().resetPassword({ headers, body });
      // The server has ended all sessions, including this browser's.
      endSession();
      toast.success(msg);
      navigate(LOGIN_PATH, { replace: true });
    });
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      <FormErrorNotice call={call} />
      <PasswordField
        label={accountText.newPassword}
        autoComplete="new-password"
        hint={accountText.passwordHint(MIN_PASSWORD_LENGTH)}
        error={call.errors.password}
      />
      <PasswordField
        label={accountText.repeatPassword}
        name="repeated"
        autoComplete="new-password"
        error={call.errors.repeated}
      />
      <SubmitButton isBusy={call.isPending}>{accountText.setPassword}</SubmitButton>
      <Link
        to={FORGET_PASSWORD_PATH}
        className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
      >
        {accountText.askForNewLink}
      </Link>
    </CallForm>
  );
}
