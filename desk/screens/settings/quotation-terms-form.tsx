import { useText } from '#desk/text/language.ts';
import { ChoiceField, TextField } from './form-fields.tsx';
import { ResetButton } from './reset-button.tsx';
import { type StoredSetting, useSettingForm } from './use-setting-form.ts';
import { VersionedPanel } from './versioned-panel.tsx';

/** The terms with which the first quotation of a request begins. */
export function QuotationTermsForm({ setting }: { setting: StoredSetting<'quotations'> }) {
  const { settings: words } = useText();
  const form = useSettingForm('quotations', setting);
  const { title, hint, fields, hints, rules } = words.quotations;
  return (
    <VersionedPanel
      title={title}
      hint={hint}
      form={form}
      labels={fields}
      actions={<ResetButton settingKey="quotations" setting={setting} title={title} />}
    >
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
    </VersionedPanel>
  );
}
