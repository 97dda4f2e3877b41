import { useLocation } from 'react-router';
import { logIn } from '#contract/account.ts';
import { FORGET_PASSWORD_PATH, REGISTER_PATH } from '#domain/page-paths.ts';
import { isSessionPersisted, startSession } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { SubmitButton } from '#web/features/form/submit-button.tsx';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { pathAfterLogin } from '#web/features/session/path-after-login.ts';
import { useDelayedNavigate } from '#web/routing/use-delayed-navigate.ts';
import { accountText } from '#web/text/account-en.ts';
import { text } from '#web/text/en.ts';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { toast } from '#web/ui/toast.ts';
import { deviceSecret } from './device-secret.ts';
import { usePassedEmail } from './login-state.ts';
import { PasswordField } from './password-field.tsx';
import { clearRegistrationQuery } from './registration-query.ts';
import { SwitchFormLink } from './switch-form-link.tsx';

const REDIRECT_DELAY_MS = 1000;

export function LoginForm() {
  const call = useFormCall();
  const { isLeaving, delayedNavigate } = useDelayedNavigate();
  const { search } = useLocation();
  const email = usePassedEmail();

  function submit(form: FormData) {
    const body = {
      email: readTextField(form, 'email'),
      password: readTextField(form, 'password'),
      device_secret: deviceSecret(),
    };
    const errors = findFieldErrors(logIn.body, body);
    if (hasErrors(errors)) return call.rejectSubmit(errors);
    return call.run(async () => {
      const { access_token } = await browserApi().logIn({ body });
      startSession(access_token);
      clearRegistrationQuery();
      toast.success(accountText.loggedIn, {
        description: isSessionPersisted() ? undefined : text.form.notPersisted,
        ...delayedNavigate(pathAfterLogin(new URLSearchParams(search)), REDIRECT_DELAY_MS),
      });
    });
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      <FormErrorNotice call={call} />
      <Field
        label={accountText.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
        error={call.errors.email}
      />
      <div className="grid justify-items-start gap-1">
        <div className="w-full">
          <PasswordField autoComplete="current-password" error={call.errors.password} />
        </div>
        <Link
          to={FORGET_PASSWORD_PATH}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {accountText.forgotPassword}
        </Link>
      </div>
      <SubmitButton isBusy={call.isPending} isDone={isLeaving}>
        {text.account.login}
      </SubmitButton>
      <p>
        {accountText.noAccount}{' '}
        <SwitchFormLink to={`${REGISTER_PATH}${search}`}>{text.account.register}</SwitchFormLink>
      </p>
    </CallForm>
  );
}
