import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { sendContactMessage } from '#contract/content.ts';
import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { PRIVACY_POLICY_PATH } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CallForm } from '#web/features/form/call-form.tsx';
import { findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { SubmitButton } from '#web/features/form/submit-button.tsx';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { contactText } from '#web/text/contact-en.ts';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useBuyerDetails } from './use-buyer-details.ts';

/** Sends a message to the operator. The typed text stays until the server has accepted it. */
export function ContactForm() {
  const call = useFormCall();
  const message = useRef<HTMLTextAreaElement>(null);
  const [isSent, setSent] = useState(false);
  useAskedItem(message);
  useBuyerDetails(call.form);

  function submit(form: FormData) {
    const body = {
      fname: readTextField(form, 'fname'),
      lname: readTextField(form, 'lname'),
      phone: readTextField(form, 'phone'),
      email: readTextField(form, 'email').trim() || undefined,
      comment: readTextField(form, 'comment'),
    };
    const errors = findFieldErrors(sendContactMessage.body, body);
    if (hasErrors(errors)) return call.rejectSubmit(errors);
    setSent(false);
    return call.run(async () => {
      try {
        const { msg } = await browserApi().sendContactMessage({ body });
        toast.success(msg);
        setSent(true);
        call.form.current?.reset();
      } catch (cause) {
        if (cause instanceof ApiError) toast.error(cause.message);
        throw cause;
      }
    });
  }

  return (
    <CallForm call={call} onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={contactText.firstName}
          name="fname"
          autoComplete="given-name"
          required
          error={call.errors.fname}
        />
        <Field
          label={contactText.lastName}
          name="lname"
          autoComplete="family-name"
          required
          error={call.errors.lname}
        />
      </div>
      <Field
        label={contactText.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        hint={contactText.phoneHint}
        error={call.errors.phone}
      />
      <Field
        label={contactText.optionalEmail}
        name="email"
        type="email"
        autoComplete="email"
        error={call.errors.email}
      />
      <TextAreaField
        ref={message}
        label={contactText.message}
        name="comment"
        required
        error={call.errors.comment}
      />
      {/* The message of the server is gone after a few seconds. */}
      {isSent && <Notice kind="success">{contactText.sent}</Notice>}
      <SubmitButton isBusy={call.isPending} className="sm:justify-self-start sm:px-8">
        {contactText.send}
      </SubmitButton>
      <p className="text-sm text-ink-soft">
        {contactText.privacyNote}{' '}
        <Link to={PRIVACY_POLICY_PATH} className="underline underline-offset-4">
          {contactText.privacyLink}
        </Link>
        .
      </p>
    </CallForm>
  );
}

/** Writes what the URL asks for into the empty message. The server renders one page for all items. */
function useAskedItem(message: RefObject<HTMLTextAreaElement | null>): void {
  const { search } = useLocation();
  useEffect(() => {
    const item = new URLSearchParams(search).get('ask')?.slice(0, MAX_SEARCH_LENGTH);
    if (item && message.current?.value === '') message.current.value = contactText.askFor(item);
  }, [message, search]);
}
