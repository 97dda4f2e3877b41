import { useText } from '#desk/text/language.ts';
import { checkGstin } from '#domain/gstin.ts';
import { TextField } from './form-fields.tsx';
import { SettingPanel } from './setting-panel.tsx';
import { type StoredSetting, useSettingForm } from './use-setting-form.ts';

/** Who sells. Another GSTIN may mean other taxes, which is said before it is stored. */
export function SellerForm({ setting }: { setting: StoredSetting<'seller'> }) {
  const { settings: words } = useText();
  const form = useSettingForm('seller', setting);
  const { fields, hints } = words.seller;
  const gstin = checkGstin(form.input.gstin);
  return (
    <SettingPanel settingKey="seller" setting={setting} form={form} texts={words.seller}>
      <TextField form={form} name="legal_name" label={fields.legal_name} />
      <TextField form={form} name="address" label={fields.address} hint={hints.address} />
      <TextField
        form={form}
        name="gstin"
        label={fields.gstin}
        hint={gstin.isValid ? words.seller.taxHint(gstin.stateName) : undefined}
        autoCapitalize="characters"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="cin" label={fields.cin} autoCapitalize="characters" />
        <TextField form={form} name="website" label={fields.website} type="url" />
      </div>
      <TextField form={form} name="lut" label={fields.lut} hint={hints.lut} autoCapitalize="characters" />
    </SettingPanel>
  );
}
