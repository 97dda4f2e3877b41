import type { ReactNode } from 'react';
import type { SettingKey } from '#contract/shop-settings.ts';
import type { VersionedForm } from '#desk/state/versioned-form.ts';
import { ResetButton } from './reset-button.tsx';
import type { StoredSetting } from './use-setting-form.ts';
import { VersionedPanel } from './versioned-panel.tsx';

type SettingPanelProps<Input extends object> = {
  settingKey: SettingKey;
  setting: StoredSetting<SettingKey>;
  form: VersionedForm<Input>;
  texts: { title: string; hint: string; fields: { readonly [Field in keyof Input]: string } };
  children: ReactNode;
};

/** The form of a setting in a panel that says who has set it, and can let the environment set it again. */
export function SettingPanel<Input extends object>({
  settingKey,
  setting,
  form,
  texts: { title, hint, fields },
  children,
}: SettingPanelProps<Input>) {
  return (
    <VersionedPanel
      title={title}
      hint={hint}
      form={form}
      labels={fields}
      actions={<ResetButton settingKey={settingKey} setting={setting} title={title} />}
    >
      {children}
    </VersionedPanel>
  );
}
