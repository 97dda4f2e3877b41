import { useState } from 'react';
import { changeEmail } from '#contract/account.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { changeEmailText } from '#web/text/account-page-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { deviceSecret } from './device-secret.ts';
import { PasswordField } from './password-field.tsx';

/** Has a link sent to a new e-mail address. The address changes when the link is opened. */
export function ChangeEmailForm() {
  const call = useFormCall();
  const authenticatedCall = useAuthenticatedCall();
  const [response, setResponse] = useState<string>();

  function submit(form: FormData) {
    const body = {
      email: readTextField(form, 'email'),
      password: readTextField(form, 'password'),
      device_secret: deviceSecret(),
    };
    setResponse(undefined);
    const errors = findFieldErrors(changeEmail.body, body);
    if (hasErrors(errors)) return call.rejectSubmit(errors);
    return call.run(() =>
      authenticatedCall(async () => {
        const { msg } = await browserApi().changeEmail({ body });
        setResponse(msg);
        call.form.current?.reset();
      }),
    );
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      {!hasErrors(call.errors) && <FormErrorNotice call={call} />}
      {response && <Notice kind="success">{response}</Notice>}
      <Field
        label={changeEmailText.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={call.errors.email}
      />
      <PasswordField
        label={changeEmailText.password}
        autoComplete="current-password"
        error={call.errors.password}
      />
      <Button type="submit" isBusy={call.isPending} className="justify-self-start">
        {changeEmailText.submit}
      </Button>
    </CallForm>
  );
}
