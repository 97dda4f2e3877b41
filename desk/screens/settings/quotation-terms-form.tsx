import { useText } from '#desk/text/language.ts';
import { ChoiceField, TextField } from './form-fields.tsx';
import { SettingPanel } from './setting-panel.tsx';
import { type StoredSetting, useSettingForm } from './use-setting-form.ts';

/** The terms with which the first quotation of a request begins. */
export function QuotationTermsForm({ setting }: { setting: StoredSetting<'quotations'> }) {
  const { settings: words } = useText();
  const form = useSettingForm('quotations', setting);
  const { fields, hints, rules } = words.quotations;
  return (
    <SettingPanel settingKey="quotations" setting={setting} form={form} texts={words.quotations}>
      <TextField
        form={form}
        name="valid_days"
        label={fields.valid_days}
        hint={hints.valid_days}
        inputMode="numeric"
      />
      {(['payment_terms', 'delivery_terms', 'warranty'] as const).map((name) => (
        <TextField key={name} form={form} name={name} label={fields[name]} maxLength={500} />
      ))}
      <ChoiceField
        form={form}
        name="charges_rule"
        label={fields.charges_rule}
        hint={hints.charges_rule}
        options={rules}
      />
    </SettingPanel>
  );
}
