import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { PictureField } from '#desk/ui/picture-field.tsx';
import { TextField } from './form-fields.tsx';
import { SettingPanel } from './setting-panel.tsx';
import { type StoredSetting, useSettingForm } from './use-setting-form.ts';

const PICTURES = ['logo', 'signature'] as const;

/** What the shop is called and looks like. */
export function ShopForm({ setting }: { setting: StoredSetting<'shop'> }) {
  const { settings: words } = useText();
  const form = useSettingForm('shop', setting);
  const { fields, hints } = words.shop;
  return (
    <SettingPanel settingKey="shop" setting={setting} form={form} texts={words.shop}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="name" label={fields.name} hint={hints.name} />
        <TextField
          form={form}
          name="name_hindi"
          label={fields.name_hindi}
          hint={hints.name_hindi}
          lang="hi"
        />
      </div>
      <TextField form={form} name="tagline" label={fields.tagline} hint={hints.tagline} />
      <div className="grid gap-4 sm:grid-cols-2">
        {PICTURES.map((name) => (
          <PictureField
            key={name}
            label={fields[name]}
            hint={hints[name]}
            value={form.input[name]}
            error={form.errors[name]}
            onChange={(address) => form.change({ [name]: address })}
            upload={api.uploadHomePicture}
          />
        ))}
      </div>
    </SettingPanel>
  );
}
