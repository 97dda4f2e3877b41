import type { ReactNode } from 'react';
import { CallForm } from '#web/features/form/call-form.tsx';
import { hasErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import type { Profile } from '#web/features/session/profile.ts';
import { accountText } from '#web/text/account-en.ts';
import { Field } from '#web/ui/field.tsx';
import { PhoneFields } from './phone-fields.tsx';
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
      <PhoneFields form={form} action={accountText.save} />
    </CallForm>
  );
}
