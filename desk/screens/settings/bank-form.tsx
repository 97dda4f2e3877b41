import { useText } from '#desk/text/language.ts';
import { TextField } from './form-fields.tsx';
import { SettingPanel } from './setting-panel.tsx';
import { type StoredSetting, useSettingForm } from './use-setting-form.ts';

/** Where buyers pay: printed on pro-formas. */
export function BankForm({ setting }: { setting: StoredSetting<'bank'> }) {
  const { settings: words } = useText();
  const form = useSettingForm('bank', setting);
  const { fields, hints } = words.bank;
  return (
    <SettingPanel settingKey="bank" setting={setting} form={form} texts={words.bank}>
      <TextField form={form} name="account_name" label={fields.account_name} hint={hints.account_name} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="account_number" label={fields.account_number} inputMode="numeric" />
        <TextField form={form} name="ifsc" label={fields.ifsc} autoCapitalize="characters" />
        <TextField form={form} name="bank_name" label={fields.bank_name} />
        <TextField form={form} name="branch" label={fields.branch} />
      </div>
    </SettingPanel>
  );
}
