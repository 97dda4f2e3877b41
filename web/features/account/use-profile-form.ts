import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { updateProfile } from '#contract/account.ts';
import { PHONE_MESSAGE } from '#contract/fields.ts';
import { normalisePhone } from '#domain/phone.ts';
import { browserApi } from '#web/browser-api.ts';
import { type FieldErrors, findFieldErrors, hasErrors } from '#web/features/form/field-errors.ts';
import { textOf } from '#web/features/form/text-of.ts';
import { useFormCall } from '#web/features/form/use-form-call.ts';
import { text } from '#web/text/en.ts';
import { toast } from '#web/ui/toast.ts';
import type { Profile } from './profile.ts';
import { forgetSentCode, keepSentCode, readSentCode } from './sent-code.ts';
import { useWhileLoggedIn } from './use-while-logged-in.ts';

/** The profile in two steps: a number that is new is first sent a code, then saved together with it. */
export function useProfileForm(profile: Profile) {
  const call = useFormCall();
  const whileLoggedIn = useWhileLoggedIn();
  const revalidator = useRevalidator();
  const [sentCode, setSentCode] = useState(() => readSentCode(profile.email));
  const [phone, setPhone] = useState(sentCode?.phone ?? profile.phone ?? '');
  const [isSaved, setSaved] = useState(false);

  const tenDigits = normalisePhone(phone);
  const isNewPhone = tenDigits !== undefined && tenDigits !== profile.phone;
  const awaitedCode = isNewPhone && sentCode?.phone === tenDigits ? sentCode : undefined;

  async function sendCode(): Promise<void> {
    if (!tenDigits) return;
    const { otp } = await browserApi().requestPhoneCode({ body: { phonenumber: tenDigits } });
    const sent = { phone: tenDigits, sentAt: Date.now(), trialCode: otp };
    setSentCode(sent);
    keepSentCode(profile.email, sent);
  }

  async function save(body: { name: string; phone?: string; otp?: string }): Promise<void> {
    const { msg } = await browserApi().updateProfile({ body });
    toast.success(msg);
    setSaved(true);
    setSentCode(undefined);
    forgetSentCode();
    if (tenDigits) setPhone(tenDigits);
    await revalidator.revalidate();
  }

  function submit(form: FormData) {
    const name = textOf(form, 'name');
    const otp = textOf(form, 'otp').replace(/\D/g, '');
    const errors: Record<string, string> = { ...findFieldErrors(updateProfile.body, { name }) };
    // An empty number is left alone, but one that is there can only be replaced.
    if (!tenDigits && (phone.trim() !== '' || profile.phone)) errors.phone = PHONE_MESSAGE;
    if (awaitedCode && otp === '') errors.otp = text.account.codeMissing;
    if (hasErrors(errors)) return call.refuse(errors);
    return run(async () => {
      if (!isNewPhone) await save({ name });
      else if (awaitedCode) await save({ name, phone: tenDigits, otp });
      else await sendCode();
    });
  }

  async function run(step: () => Promise<void>): Promise<void> {
    setSaved(false);
    await call.run(() => whileLoggedIn(step));
  }

  return {
    call,
    phone,
    setPhone,
    awaitedCode,
    isSaved,
    errors: underOurNames(call.errors),
    submit,
    resend: () => run(sendCode),
  };
}

/** The code is asked for by one call that knows the number as `phonenumber`. */
function underOurNames({ phonenumber, ...errors }: FieldErrors): FieldErrors {
  return phonenumber ? { ...errors, phone: phonenumber } : errors;
}
