import type { SettingValues } from '#contract/shop-settings.ts';
import type { WorkingTime } from '#domain/answer-time.ts';
import type { BankAccount, Brand, BrandPicture } from '#domain/brand.ts';
import { parseHours, parseWeekdays } from '#domain/working-time.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { type StoredBrand, selectSetting, selectStoredBrand } from './repository.ts';
import { DEFAULT_QUOTATIONS, DEFAULT_TALLY, parseStored, parseStoredShop } from './setting-values.ts';

/** Settings are read where they are used, so that a change takes effect at once in every process (decision 072). */

/** @param stored as in the table. @param environment what holds where nothing is stored. */
export function toWorkingTime(stored: unknown, environment: WorkingTime): WorkingTime {
  const answers = parseStored('answers', stored);
  const weekdays = answers && parseWeekdays(answers.days);
  const hours = answers && parseHours(`${answers.opens_at}-${answers.closes_at}`);
  return weekdays && hours ? { weekdays, ...hours, answerHours: answers.hours } : environment;
}

export async function getWorkingTime(db: DbExecutor, environment: WorkingTime): Promise<WorkingTime> {
  return toWorkingTime(await selectSetting(db, 'answers'), environment);
}

/** @param stored as in the table. @param environment what holds where nothing is stored. */
export function toBrand(stored: StoredBrand, environment: Brand): Brand {
  return { ...environment, ...toNames(stored?.shop), ...toSeller(stored?.seller) };
}

function toNames(stored: unknown): Partial<Brand> {
  const shop = parseStoredShop(stored);
  if (!shop) return {};
  const { name, name_hindi: nameHindi, tagline, logo, logo_sha256, signature, signature_sha256 } = shop;
  return {
    ...{ name, nameHindi, tagline },
    ...{ logo: toPicture(logo, logo_sha256), signature: toPicture(signature, signature_sha256) },
  };
}

function toPicture(path: string, sha256: string): BrandPicture | undefined {
  return path === '' ? undefined : { path, sha256 };
}

function toSeller(stored: unknown): Partial<Brand> {
  const seller = parseStored('seller', stored);
  if (!seller) return {};
  const { legal_name: legalName, address, gstin, cin, lut, website } = seller;
  return {
    ...{ legalName, address, gstin },
    ...{ cin: cin || undefined, lut: lut || undefined, website: website || undefined },
  };
}

/** The shop and its seller as operators have set them. */
export async function getBrand(db: DbExecutor, environment: Brand): Promise<Brand> {
  return toBrand(await selectStoredBrand(db), environment);
}

/** Where buyers pay; undefined when the shop has no bank account. */
export async function findBankAccount(db: DbExecutor, brand: Brand): Promise<BankAccount | undefined> {
  const stored = parseStored('bank', await selectSetting(db, 'bank'));
  if (!stored) return brand.bank;
  const { account_name, account_number: accountNumber, ifsc, bank_name: bankName, branch } = stored;
  if (accountNumber === '') return undefined;
  const accountName = account_name || (await getBrand(db, brand)).legalName;
  return { accountName, accountNumber, ifsc, bankName, branch };
}

/** With what the first quotation of a request begins. */
export async function getQuotationDefaults(db: DbExecutor): Promise<SettingValues['quotations']> {
  return parseStored('quotations', await selectSetting(db, 'quotations')) ?? DEFAULT_QUOTATIONS;
}

/** What ledgers and stock items are called in Tally. */
export async function getTallySettings(db: DbExecutor): Promise<SettingValues['tally']> {
  return parseStored('tally', await selectSetting(db, 'tally')) ?? DEFAULT_TALLY;
}
