import { SETTING_RULES, type SettingKey, type SettingValues } from '#contract/shop-settings.ts';
import { lockSetting, updateSetting } from '#server/features/settings/repository.ts';
import { parseStored } from '#server/features/settings/setting-values.ts';
import type { Database, Transaction } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { assertVersion } from './assert-version.ts';
import { assertBranchesFit } from './change-branches.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

type Change = {
  key: SettingKey;
  /** The version that the editor has seen; undefined for commands. */
  version?: number | undefined;
  /** What holds where nothing is stored. */
  defaults: SettingValues;
};

/**
 * Changes some values of a setting.
 * @throws AppError 'invalid_input' when they cannot be used, 'conflict' when they are not of the version that was seen.
 */
export async function changeSetting(
  database: Database,
  operator: Operator,
  change: Change & { values: Record<string, unknown> },
): Promise<void> {
  await runAsOperator(database, operator, async (transaction) => {
    const current = await lockCurrent(transaction, change);
    const value = validate(SETTING_RULES[change.key], { ...current, ...change.values });
    await storeSetting(transaction, change, value);
  });
}

/** Lets the environment set it again. @throws as `changeSetting`. */
export async function resetSetting(database: Database, operator: Operator, change: Change): Promise<void> {
  await runAsOperator(database, operator, async (transaction) => {
    await lockCurrent(transaction, change);
    await storeSetting(transaction, change, null);
  });
}

/** @param value null for what the environment or the shop itself says. */
async function storeSetting(
  transaction: Transaction,
  { key, defaults }: Change,
  value: SettingValues[SettingKey] | null,
): Promise<void> {
  const next = value ?? defaults[key];
  if ('gstin' in next) await assertBranchesFit(transaction, next.gstin);
  await updateSetting(transaction, key, value);
}

async function lockCurrent(transaction: Transaction, { key, version: seen, defaults }: Change) {
  const stored = await lockSetting(transaction, key);
  const current = parseStored(key, stored.value) ?? defaults[key];
  const { version } = stored;
  await assertVersion(transaction, seen, { kind: 'settings', subject: key, version, current });
  return current;
}
