import { accountText } from '#web/text/account-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PhoneCodeField } from './phone-code-field.tsx';
import type { ProfileFormState } from './use-profile-form.ts';

type PhoneFieldsProps = {
  form: ProfileFormState;
  /** The button's name before a code was sent. */
  action: string;
};

/** The phone number, its code once it was sent, and the button for both steps. */
export function PhoneFields({ form, action }: PhoneFieldsProps) {
  return (
    <>
      <Field
        label={accountText.phone}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        value={form.phone}
        onChange={(event) => form.setPhone(event.target.value)}
        hint={accountText.phoneHint}
        error={form.errors.phone}
      />
      {form.pendingCode && (
        <PhoneCodeField
          key={form.pendingCode.sentAt}
          sentCode={form.pendingCode}
          error={form.errors.otp}
          isBusy={form.call.isPending}
          onResend={form.resend}
        />
      )}
      <Button type="submit" variant="action" isBusy={form.call.isPending} className="justify-self-start">
        {form.pendingCode ? accountText.saveWithCode : action}
      </Button>
    </>
  );
}
