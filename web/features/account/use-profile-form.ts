import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { updateProfile } from '#contract/account.ts';
import { describeMobileProblem } from '#contract/fields.ts';
import { normalisePhone } from '#domain/phone.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { type FieldErrors, findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import type { Profile } from '#web/features/session/profile.ts';
import { useAuthenticatedCall } from '#web/features/session/use-authenticated-call.ts';
import { accountText } from '#web/text/account-en.ts';
import { toast } from '#web/ui/toast.ts';
import { clearSentCode, readSentCode, saveSentCode } from './sent-code.ts';

/**
 * The profile form in two steps: a code is sent to a new phone number first; then both are saved.
 * @param isPhoneRequired whether the buyer needs a phone number to go on.
 */
export function useProfileForm(profile: Profile, isPhoneRequired = profile.phone !== undefined) {
  const call = useFormCall();
  const authenticatedCall = useAuthenticatedCall();
  const revalidator = useRevalidator();
  const [sentCode, setSentCode] = useState(() => readSentCode(profile.email));
  const [phone, setPhone] = useState(sentCode?.phone ?? profile.phone ?? '');
  const [isSaved, setSaved] = useState(false);

  const normalisedPhone = normalisePhone(phone);
  const isNewPhone = normalisedPhone !== undefined && normalisedPhone !== profile.phone;
  const pendingCode = isNewPhone && sentCode?.phone === normalisedPhone ? sentCode : undefined;

  async function sendCode(): Promise<void> {
    if (!normalisedPhone) return;
    const { otp } = await browserApi().requestPhoneCode({ body: { phonenumber: normalisedPhone } });
    const sent = { phone: normalisedPhone, sentAt: Date.now(), trialCode: otp };
    setSentCode(sent);
    saveSentCode(profile.email, sent);
  }

  async function save(body: { name: string; phone?: string; otp?: string }): Promise<void> {
    const { msg } = await browserApi().updateProfile({ body });
    toast.success(msg);
    setSaved(true);
    setSentCode(undefined);
    clearSentCode();
    if (normalisedPhone) setPhone(normalisedPhone);
    await revalidator.revalidate();
  }

  function submit(form: FormData) {
    const name = readTextField(form, 'name');
    const otp = readTextField(form, 'otp').replace(/\D/g, '');
    const errors: Record<string, string> = { ...findFieldErrors(updateProfile.body, { name }) };
    // An existing phone number can only be replaced.
    if (!normalisedPhone && (phone.trim() !== '' || isPhoneRequired))
      errors.phone = describeMobileProblem(phone);
    if (pendingCode && otp === '') errors.otp = accountText.codeMissing;
    if (hasErrors(errors)) return call.rejectSubmit(errors);
    return run(async () => {
      if (!isNewPhone) await save({ name });
      else if (pendingCode) await save({ name, phone: normalisedPhone, otp });
      else await sendCode();
    });
  }

  async function run(step: () => Promise<void>): Promise<void> {
    setSaved(false);
    await call.run(() => authenticatedCall(step));
  }

  return {
    call,
    phone,
    setPhone,
    pendingCode,
    isSaved,
    errors: renamePhoneError(call.errors),
    submit,
    resend: () => run(sendCode),
  };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;

/** The call that requests the code names the field `phonenumber`. */
function renamePhoneError({ phonenumber, ...errors }: FieldErrors): FieldErrors {
  return phonenumber ? { ...errors, phone: phonenumber } : errors;
}
