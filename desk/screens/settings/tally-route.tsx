import { useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { ChoiceField, TextField } from './form-fields.tsx';
import { SettingPanel } from './setting-panel.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { useSettingForm } from './use-setting-form.ts';

export async function loader() {
  return api.getShopSettings();
}

const LEDGERS = [
  'sales_ledger',
  'freight_ledger',
  'cgst_ledger',
  'sgst_ledger',
  'igst_ledger',
  'round_off_ledger',
] as const;

/** What the ledgers and stock items are called in Tally, for the file of Sales Orders. */
export function Component() {
  const { settings: words } = useText();
  const setting = useLoaderData<typeof loader>().settings.tally;
  const form = useSettingForm('tally', setting);
  const { fields, items } = words.tally;
  return (
    <SettingsScreen part="tally">
      <SettingPanel settingKey="tally" setting={setting} form={form} texts={words.tally}>
        <div className="grid gap-4 sm:grid-cols-2">
          {LEDGERS.map((name) => (
            <TextField key={name} form={form} name={name} label={fields[name]} />
          ))}
        </div>
        <ChoiceField form={form} name="item" label={fields.item} options={items} />
      </SettingPanel>
    </SettingsScreen>
  );
}
