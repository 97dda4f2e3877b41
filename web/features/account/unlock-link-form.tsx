import * as z from 'zod/mini';
import { password } from '#contract/fields.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { SubmitButton } from '#web/features/form/submit-button.tsx';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { PasswordField } from './password-field.tsx';

const bodySchema = z.object({ password });

type UnlockLinkFormProps = { action: string; unlock: (password: string) => Promise<void> };

/** Asks for the password that a mailed link needs in this browser. */
export function UnlockLinkForm({ action, unlock }: UnlockLinkFormProps) {
  const call = useFormCall();

  function submit(form: FormData) {
    const body = { password: readTextField(form, 'password') };
    const errors = findFieldErrors(bodySchema, body);
    if (hasErrors(errors)) return call.rejectSubmit(errors);
    return call.run(() => unlock(body.password));
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      {!hasErrors(call.errors) && <FormErrorNotice call={call} />}
      <PasswordField autoComplete="current-password" error={call.errors.password} />
      <SubmitButton isBusy={call.isPending}>{action}</SubmitButton>
    </CallForm>
  );
}
