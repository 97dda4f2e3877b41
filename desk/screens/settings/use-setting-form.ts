import type { SettingKey, SettingValues } from '#contract/shop-settings.ts';
import { api } from '#desk/api/desk-api.ts';
import { forgetSession } from '#desk/api/session.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';

/** A setting as it is typed: numbers are texts until they are stored. */
export type TypedSetting<Key extends SettingKey> = { [Name in keyof SettingValues[Key]]: string };

export type StoredSetting<Key extends SettingKey> = {
  value: SettingValues[Key];
  version: number;
  is_set: boolean;
};

/** The form of a setting. */
export function useSettingForm<Key extends SettingKey>(key: Key, { value, version }: StoredSetting<Key>) {
  const entries = Object.entries(value as Record<string, string | number>);
  const stored = Object.fromEntries(entries.map(([name, each]) => [name, String(each)]));
  const isNumber = (name: string) => entries.some(([each, was]) => each === name && typeof was === 'number');
  return useVersionedForm<TypedSetting<Key>>({
    form: `setting ${key}`,
    stored: stored as TypedSetting<Key>,
    version,
    store: async ({ version: seen, ...typed }) => {
      const values = Object.entries<string>(typed as Record<string, string>).map(([name, text]) => [
        name,
        isNumber(name) && /^\d+$/.test(text.trim()) ? Number(text) : text,
      ]);
      await api.changeShopSetting({ body: { key, version: seen, values: Object.fromEntries(values) } });
      // The head of the desk has the name of the shop.
      if (key === 'shop') forgetSession();
    },
  });
}
