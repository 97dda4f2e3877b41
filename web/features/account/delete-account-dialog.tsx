import { useId } from 'react';
import { useNavigate } from 'react-router';
import { deleteAccount } from '#contract/account.ts';
import { HOME_PATH } from '#domain/page-paths.ts';
import { endSession } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { deleteAccountText } from '#web/text/account-page-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { PasswordField } from './password-field.tsx';

/**
 * Lists what is deleted and what is kept, and asks for the password, so that nobody deletes an account by mistake or
 * one that is not theirs.
 */
export function DeleteAccountDialog({
  isOpen,
  onClose,
  sealedCopyDays,
}: {
  isOpen: boolean;
  onClose: () => void;
  /** For how many days a sealed copy is kept; 0 for none. */
  sealedCopyDays: number;
}) {
  const call = useFormCall();
  const navigate = useNavigate();
  const authenticatedCall = useAuthenticatedCall();
  const formId = useId();

  function submit(form: FormData) {
    const body = { password: readTextField(form, 'password') };
    const errors = findFieldErrors(deleteAccount.body, body);
    if (hasErrors(errors)) return call.rejectSubmit(errors);
    return call.run(() =>
      authenticatedCall(async () => {
        const { msg } = await browserApi().deleteAccount({ body });
        endSession();
        toast.success(msg);
        navigate(HOME_PATH);
      }),
    );
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={deleteAccountText.question}
      actions={
        <>
          <Button onClick={onClose}>{deleteAccountText.cancel}</Button>
          <Button type="submit" form={formId} isBusy={call.isPending} className="border-danger! text-danger!">
            {deleteAccountText.confirm}
          </Button>
        </>
      }
    >
      {/* The text should be read before the password is typed, so the focus starts here. */}
      <div ref={setInitialFocus} tabIndex={-1} className="mt-3 grid gap-3 outline-none">
        <p>{deleteAccountText.consequences}</p>
        <p>{deleteAccountText.retained}</p>
        {sealedCopyDays > 0 && <p>{deleteAccountText.sealedCopy(sealedCopyDays)}</p>}
      </div>
      <div className="mt-5">
        <CallForm call={call} id={formId} onSubmit={submit}>
          {!hasErrors(call.errors) && <FormErrorNotice call={call} />}
          <PasswordField autoComplete="current-password" error={call.errors.password} />
        </CallForm>
      </div>
    </Dialog>
  );
}

/** Sets the attribute that an opening dialog looks for; React's `autoFocus` prop does not set it. */
function setInitialFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
