import { invalidField } from '#contract/errors.ts';
import { SETTING_RULES, type SettingKey, type SettingValues } from '#contract/shop-settings.ts';
import {
  type PictureFile,
  storeEstimatePicture,
  UnusablePictureError,
} from '#server/features/estimates/estimate-pictures.ts';
import { lockSetting, updateSetting } from '#server/features/settings/repository.ts';
import { parseStored, type StoredShop } from '#server/features/settings/setting-values.ts';
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

/** Reads a picture by its path in the shop. @throws UnusablePictureError when it is missing or too large. */
export type ReadPicture = (path: string) => PictureFile;

/**
 * Changes some values of a setting.
 * @throws AppError 'invalid_input' when they cannot be used, 'conflict' when they are not of the version that was seen.
 */
export async function changeSetting(
  database: Database,
  operator: Operator,
  change: Change & { values: Record<string, unknown>; readPicture: ReadPicture },
): Promise<void> {
  await runAsOperator(database, operator, async (transaction) => {
    const current = await lockCurrent(transaction, change);
    const value = validate(SETTING_RULES[change.key], { ...current, ...change.values });
    const hashes = 'logo' in value ? await keepPictures(transaction, value, change.readPicture) : {};
    await storeSetting(transaction, change, { ...value, ...hashes });
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

/** Keeps the pictures as they are now for the documents that will have them. */
async function keepPictures(
  transaction: Transaction,
  shop: SettingValues['shop'],
  readPicture: ReadPicture,
): Promise<Pick<StoredShop, 'logo_sha256' | 'signature_sha256'>> {
  const keep = async (name: 'logo' | 'signature') => {
    const path = shop[name];
    if (path === '') return '';
    try {
      const file = readPicture(path);
      await storeEstimatePicture(transaction, file);
      return file.sha256;
    } catch (cause) {
      if (!(cause instanceof UnusablePictureError)) throw cause;
      throw invalidField(name, `There is no picture of at most 500 KB at ${path}.`);
    }
  };
  return { logo_sha256: await keep('logo'), signature_sha256: await keep('signature') };
}

async function lockCurrent(transaction: Transaction, { key, version: seen, defaults }: Change) {
  const stored = await lockSetting(transaction, key);
  const current = parseStored(key, stored.value) ?? defaults[key];
  const { version } = stored;
  await assertVersion(transaction, seen, { kind: 'settings', subject: key, version, current });
  return current;
}
