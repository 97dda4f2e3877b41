import { CallForm } from '#web/features/form/call-form.tsx';
import { hasErrors } from '#web/features/form/field-errors.ts';
import { FormErrorNotice } from '#web/features/form/form-error-notice.tsx';
import type { Profile } from '#web/features/session/profile.ts';
import { accountText } from '#web/text/account-en.ts';
import { PhoneFields } from './phone-fields.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** The profile form's phone number alone, for a buyer who needs one to go on. */
export function PhoneForm({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile, true);
  return (
    <CallForm call={form.call} onSubmit={form.submit}>
      {!hasErrors(form.errors) && <FormErrorNotice call={form.call} />}
      <input type="hidden" name="name" value={profile.name} />
      <PhoneFields form={form} action={accountText.sendCode} />
    </CallForm>
  );
}
