import { useLocation } from 'react-router';
import { register } from '#contract/account.ts';
import { MIN_PASSWORD_LENGTH } from '#contract/fields.ts';
import { LOGIN_PATH, PRIVACY_POLICY_PATH, TERMS_PATH } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { SubmitButton } from '#web/features/form/submit-button.tsx';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { useDelayedNavigate } from '#web/routing/use-delayed-navigate.ts';
import { accountText } from '#web/text/account-en.ts';
import { text } from '#web/text/en.ts';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { toast } from '#web/ui/toast.ts';
import { createActivationSentState } from './activation-sent-notice.tsx';
import { deviceSecret } from './device-secret.ts';
import { usePassedEmail } from './login-state.ts';
import { PasswordField } from './password-field.tsx';
import { saveRegistrationQuery } from './registration-query.ts';
import { SwitchFormLink } from './switch-form-link.tsx';

const LOGIN_REDIRECT_DELAY_MS = 2500;

export function RegisterForm() {
  const call = useFormCall();
  const { isLeaving, delayedNavigate } = useDelayedNavigate();
  // The query holds the page that the buyer came from; the login leads back to it.
  const { search } = useLocation();
  const loginPath = `${LOGIN_PATH}${search}`;
  const email = usePassedEmail();

  function submit(form: FormData) {
    const body = {
      name: readTextField(form, 'name'),
      email: readTextField(form, 'email'),
      password: readTextField(form, 'password'),
      device_secret: deviceSecret(),
    };
    const errors = findFieldErrors(register.body, body);
    if (hasErrors(errors)) return call.rejectSubmit(errors);
    return call.run(async () => {
      const { msg } = await browserApi().register({ body });
      saveRegistrationQuery(search);
      const state = createActivationSentState(body.email);
      toast.success(msg, delayedNavigate(loginPath, LOGIN_REDIRECT_DELAY_MS, { state }));
    });
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      <FormErrorNotice call={call} />
      <Field label={accountText.name} name="name" autoComplete="name" required error={call.errors.name} />
      <Field
        label={accountText.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={email}
        required
        error={call.errors.email}
      />
      <PasswordField
        autoComplete="new-password"
        hint={accountText.passwordHint(MIN_PASSWORD_LENGTH)}
        error={call.errors.password}
      />
      <p className="text-sm text-ink-soft">
        {accountText.agreement}{' '}
        <Link to={TERMS_PATH} className="underline underline-offset-4">
          {accountText.agreementTerms}
        </Link>{' '}
        {accountText.agreementAnd}{' '}
        <Link to={PRIVACY_POLICY_PATH} className="underline underline-offset-4">
          {accountText.agreementPrivacy}
        </Link>
        .
      </p>
      <SubmitButton isBusy={call.isPending} isDone={isLeaving}>
        {text.account.register}
      </SubmitButton>
      <p>
        {accountText.haveAccount} <SwitchFormLink to={loginPath}>{text.account.login}</SwitchFormLink>
      </p>
    </CallForm>
  );
}
