import type { ReactNode } from 'react';
import { CallForm } from '#web/features/form/call-form.tsx';
import { hasErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import { accountText } from '#web/text/account-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PhoneCodeField } from './phone-code-field.tsx';
import type { Profile } from './profile.ts';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileForm({
  profile,
  savedNotice,
}: {
  profile: Profile;
  /** Shown after the profile was saved. */
  savedNotice?: ReactNode;
}) {
  const form = useProfileForm(profile);
  return (
    <CallForm call={form.call} onSubmit={form.submit}>
      {!hasErrors(form.errors) && <FormErrorNotice call={form.call} />}
      {form.isSaved && savedNotice}
      <Field
        label={accountText.name}
        name="name"
        autoComplete="name"
        defaultValue={profile.name}
        required
        error={form.errors.name}
      />
      <Field
        label={accountText.email}
        type="email"
        value={profile.email}
        readOnly
        hint={accountText.emailIsLogin}
      />
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
        {form.pendingCode ? accountText.saveWithCode : accountText.save}
      </Button>
    </CallForm>
  );
}
