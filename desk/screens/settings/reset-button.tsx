import type { SettingKey } from '#contract/shop-settings.ts';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import type { StoredSetting } from './use-setting-form.ts';

type ResetButtonProps = { settingKey: SettingKey; setting: StoredSetting<SettingKey>; title: string };

/** Says who has set a setting, and lets the environment or the shop itself set it again. */
export function ResetButton({ settingKey, setting, title }: ResetButtonProps) {
  const { settings: words } = useText();
  const origin = words.origins[settingKey];
  if (!setting.is_set) return <p className="text-sm text-ink-soft">{words.setBy(origin)}</p>;
  return (
    <ActionButton
      label={words.resetLabel(title, origin)}
      onPress={async () => {
        await api.resetShopSetting({ body: { key: settingKey, version: setting.version } });
        return words.wasReset;
      }}
    >
      {words.reset(origin)}
    </ActionButton>
  );
}
