import { findListUnit } from './quick-order/list-units.ts';
import { getUnitWords, isUnitCode, UNIT_CODES, type UnitCode } from './unit.ts';

/** What price lists call a unit, apart from its code, its words and what buyers write in a list. */
const ABBREVIATIONS: Record<string, UnitCode> = {
  ...{ btl: 'BTL', cm: 'CMS', cum: 'CBM', dzn: 'DOZ', gm: 'GMS', km: 'KME', ml: 'MLT', rmt: 'MTR' },
  ...{ sft: 'SQF', sqft: 'SQF', sqmt: 'SQM', sqmtr: 'SQM', sqyd: 'SQY' },
};

/** The unit that a price list means: 'Pair', 'Nos.', 'Mtr', 'KGS', 'Sq. Ft'. Undefined when the shop has none such. */
export function readUnit(text: string): UnitCode | undefined {
  const typed = text.trim().toLowerCase();
  const short = typed.replaceAll(/[\s.]/g, '');
  const code = short.toUpperCase();
  if (isUnitCode(code)) return code;
  const isTyped = (word: string) => word.toLowerCase() === typed;
  // OTH and UNT have the same words.
  const named = UNIT_CODES.find((each) => each !== 'OTH' && Object.values(getUnitWords(each)).some(isTyped));
  return named ?? ABBREVIATIONS[short] ?? findListUnit(short);
}
