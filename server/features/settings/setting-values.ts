import * as z from 'zod/mini';
import { SETTING_RULES, type SettingKey, type SettingValues } from '#contract/shop-settings.ts';
import type { WorkingTime } from '#domain/answer-time.ts';
import type { Brand } from '#domain/brand.ts';
import { formatMinute, formatWeekdays } from '#domain/working-time.ts';

/** Where the environment sets what operators can change. */
export type EnvironmentSettings = { brand: Brand; workingTime: WorkingTime };

/** With what first quotations begin until an operator says otherwise. */
export const DEFAULT_QUOTATIONS: SettingValues['quotations'] = {
  valid_days: 15,
  payment_terms: '',
  delivery_terms: '',
  warranty: '',
  charges_rule: 'value',
};

/** Tally's own names. */
export const DEFAULT_TALLY: SettingValues['tally'] = {
  sales_ledger: 'Sales',
  cgst_ledger: 'CGST',
  sgst_ledger: 'SGST',
  igst_ledger: 'IGST',
  freight_ledger: 'Freight',
  round_off_ledger: 'Round Off',
  item: 'model',
};

/** What holds where nothing is stored. */
export function getDefaults({ brand, workingTime }: EnvironmentSettings): SettingValues {
  const { bank } = brand;
  return {
    answers: {
      days: formatWeekdays(workingTime.weekdays),
      opens_at: formatMinute(workingTime.opensAtMinute),
      closes_at: formatMinute(workingTime.closesAtMinute),
      hours: workingTime.answerHours,
    },
    shop: {
      name: brand.name,
      name_hindi: brand.nameHindi,
      tagline: brand.tagline,
      logo: brand.logo?.path ?? '',
      signature: brand.signature?.path ?? '',
    },
    seller: {
      legal_name: brand.legalName,
      address: brand.address,
      gstin: brand.gstin,
      cin: brand.cin ?? '',
      lut: brand.lut ?? '',
      website: brand.website ?? '',
    },
    bank: {
      account_name: bank?.accountName ?? '',
      account_number: bank?.accountNumber ?? '',
      ifsc: bank?.ifsc ?? '',
      bank_name: bank?.bankName ?? '',
      branch: bank?.branch ?? '',
    },
    quotations: DEFAULT_QUOTATIONS,
    tally: DEFAULT_TALLY,
  };
}

/**
 * A setting as it is stored; undefined when it is not, or when a newer version of the shop has rules that it breaks.
 */
export function parseStored<Key extends SettingKey>(
  key: Key,
  stored: unknown,
): SettingValues[Key] | undefined {
  const outcome = SETTING_RULES[key].safeParse(stored);
  return outcome.success ? (outcome.data as SettingValues[Key]) : undefined;
}

/** The shop's setting as it is stored: with the hashes under which its pictures are kept for documents. */
const storedShop = z.extend(SETTING_RULES.shop, { logo_sha256: z.string(), signature_sha256: z.string() });
export type StoredShop = z.output<typeof storedShop>;

/** As `parseStored`. */
export function parseStoredShop(stored: unknown): StoredShop | undefined {
  return storedShop.safeParse(stored).data;
}
