import { useState } from 'react';
import { forgetPassword } from '#contract/account.ts';
import { LOGIN_PATH } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { SubmitButton } from '#web/features/form/submit-button.tsx';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { accountText } from '#web/text/account-en.ts';
import { text } from '#web/text/en.ts';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';

/**
 * Requests a link to reset the password. Every response is shown in the same notice, because it must not reveal whether
 * the e-mail address is known.
 */
export function ForgetPasswordForm() {
  const call = useFormCall();
  const [response, setResponse] = useState<string>();

  function submit(form: FormData) {
    const body = { email: readTextField(form, 'email') };
    setResponse(undefined);
    const errors = findFieldErrors(forgetPassword.body, body);
    if (hasErrors(errors)) return call.rejectSubmit(errors);
    return call.run(async () => {
      const { msg } = await browserApi().forgetPassword({ body });
      setResponse(msg);
    });
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      <FormErrorNotice call={call} />
      {response && (
        <Notice kind="warning" onDismiss={() => setResponse(undefined)} dismissLabel={text.form.dismiss}>
          {response}
        </Notice>
      )}
      <Field
        label={accountText.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        hint={accountText.forgotHint}
        error={call.errors.email}
      />
      <SubmitButton isBusy={call.isPending}>{accountText.submit}</SubmitButton>
      <Link
        to={LOGIN_PATH}
        className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
      >
        {accountText.backToLogin}
      </Link>
    </CallForm>
  );
}
