import type { SettingValues } from '#contract/shop-settings.ts';
import type { WorkingTime } from '#domain/answer-time.ts';
import type { BankAccount, Brand } from '#domain/brand.ts';
import { parseHours, parseWeekdays } from '#domain/working-time.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectSetting } from './repository.ts';
import { DEFAULT_QUOTATIONS, DEFAULT_TALLY, parseStored } from './setting-values.ts';

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
export function toBrand(stored: unknown, environment: Brand): Brand {
  const seller = parseStored('seller', stored);
  if (!seller) return environment;
  const { legal_name: legalName, address, gstin, cin, lut, website } = seller;
  return {
    ...{ ...environment, legalName, address, gstin },
    ...{ cin: cin || undefined, lut: lut || undefined, website: website || undefined },
  };
}

/** The shop with the seller as operators have set it. */
export async function getBrand(db: DbExecutor, environment: Brand): Promise<Brand> {
  return toBrand(await selectSetting(db, 'seller'), environment);
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
