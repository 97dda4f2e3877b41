import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { forgetPassword } from '#contract/account.ts';
import { browserApi } from '#web/browser-api.ts';
import { FailureNotice } from '#web/features/form/failure-notice.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { NeedsScript } from '#web/features/form/needs-script.tsx';
import { textOf } from '#web/features/form/text-of.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { useIsHydrated } from '#web/features/form/use-is-hydrated.ts';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Asks for a link. Whatever the server says comes in the same box: it does not tell whether the address is known. */
export function ForgetPasswordForm() {
  const call = useFormCall();
  const isHydrated = useIsHydrated();
  const [answer, setAnswer] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { email: textOf(new FormData(event.currentTarget), 'email') };
    setAnswer(undefined);
    const errors = findFieldErrors(forgetPassword.body, body);
    if (hasErrors(errors)) return call.refuse(errors);
    return call.run(async () => {
      const { msg } = await browserApi().forgetPassword({ body });
      setAnswer(msg);
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
      {answer && (
        <Notice kind="warning" onDismiss={() => setAnswer(undefined)} dismissLabel={text.form.dismiss}>
          {answer}
        </Notice>
      )}
      <Field
        label={text.account.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        hint={text.account.forgotHint}
        error={call.errors.email}
      />
      <Button type="submit" variant="action" isBusy={call.isPending} disabled={!isHydrated}>
        {text.account.submit}
      </Button>
      <NeedsScript />
      <Link
        to="/login"
        className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
      >
        {text.account.backToLogin}
      </Link>
    </form>
  );
}
