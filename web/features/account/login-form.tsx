import { Link, useLocation } from 'react-router';
import { logIn } from '#contract/account.ts';
import { browserApi } from '#web/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { FailureNotice } from '#web/features/form/failure-notice.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { SubmitButton } from '#web/features/form/submit-button.tsx';
import { textOf } from '#web/features/form/text-of.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { useLeaveLater } from '#web/features/form/use-leave-later.ts';
import { text } from '#web/text/en.ts';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { pathAfterLogin } from './login-path.ts';
import { PasswordField } from './password-field.tsx';
import { isSessionKept, startSession } from './session.ts';

const ONWARD_AFTER_MS = 1000;

export function LoginForm() {
  const call = useFormCall();
  const { isLeaving, leaveLater } = useLeaveLater();
  const { search } = useLocation();

  function submit(form: FormData) {
    const body = { email: textOf(form, 'email'), password: textOf(form, 'password') };
    const errors = findFieldErrors(logIn.body, body);
    if (hasErrors(errors)) return call.refuse(errors);
    return call.run(async () => {
      const { access_token } = await browserApi().logIn({ body });
      startSession(access_token);
      toast.success(text.account.loggedIn, { description: isSessionKept() ? undefined : text.form.notKept });
      leaveLater(pathAfterLogin(new URLSearchParams(search)), ONWARD_AFTER_MS);
    });
  }

  return (
    <CallForm call={call} onSubmit={submit}>
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
      <SubmitButton isBusy={call.isPending || isLeaving}>{text.account.login}</SubmitButton>
      <p>
        {text.account.noAccount}{' '}
        <Link to={`/register${search}`} className="underline underline-offset-4">
          {text.account.register}
        </Link>
      </p>
    </CallForm>
  );
}
