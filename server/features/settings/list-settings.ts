import { SETTING_KEYS, type SettingKey, type SettingValues } from '#contract/shop-settings.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectSettings } from './repository.ts';
import { parseStored } from './setting-values.ts';

export type ListedSettings = {
  [Key in SettingKey]: {
    value: SettingValues[Key];
    version: number;
    /** Whether an operator has set it. */
    is_set: boolean;
  };
};

/** All settings as they hold now. */
export async function listSettings(db: DbExecutor, defaults: SettingValues): Promise<ListedSettings> {
  const rows = new Map((await selectSettings(db)).map((row) => [row.key, row]));
  const entries = SETTING_KEYS.map((key) => {
    const { value = null, version = 0 } = rows.get(key) ?? {};
    const stored = parseStored(key, value);
    return [key, { value: stored ?? defaults[key], version, is_set: stored !== undefined }];
  });
  return Object.fromEntries(entries) as ListedSettings;
}
