import { Link, useLocation } from 'react-router';
import { register } from '#contract/account.ts';
import { MIN_PASSWORD_LENGTH } from '#contract/fields.ts';
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
import { activationMailedTo } from './activation-mailed.tsx';
import { PasswordField } from './password-field.tsx';

const TO_LOGIN_AFTER_MS = 2500;

export function RegisterForm() {
  const call = useFormCall();
  const { isLeaving, leaveLater } = useLeaveLater();
  // Says where the buyer was going; the login leads there.
  const login = `/login${useLocation().search}`;

  function submit(form: FormData) {
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
      leaveLater(login, TO_LOGIN_AFTER_MS, { state: activationMailedTo(body.email) });
    });
  }

  return (
    <CallForm call={call} onSubmit={submit}>
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
      <SubmitButton isBusy={call.isPending || isLeaving}>{text.account.register}</SubmitButton>
      <p>
        {text.account.haveAccount}{' '}
        <Link to={login} className="underline underline-offset-4">
          {text.account.login}
        </Link>
      </p>
    </CallForm>
  );
}
