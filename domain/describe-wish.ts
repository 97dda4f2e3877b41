import { formatDayFromIso } from './format-day-from-iso.ts';
import { formatRupeesShort } from './indian-format.ts';
import { readSizeCounts } from './size-counts.ts';
import { getUnitWords, isUnitCode, type UnitWords } from './unit.ts';
import type { Rental, WishTerms } from './wish.ts';

/** Wishes in words, the same on pages, estimates, in mails and for the operator. */

const REMARK = 'remark: ';
const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/**
 * `Required: 40 bags · target price ₹350 per bag before GST · needed by 5 Dec 2026 · remark: in two lots`,
 * `Required: 12 pairs · size 8: 10, size 9: 2`; '' for nothing.
 * @param soldBy the product's unit, which is meant where the wish names none.
 */
export function describeWishTerms(terms: WishTerms, soldBy?: UnitWords): string {
  const said = listParts(terms, soldBy).join(' · ');
  // A remark is the last part: here it is the only one.
  if (said.startsWith(REMARK)) return `Remark: ${terms.remark}`;
  return said === '' ? '' : `Required: ${said}`;
}

const MACHINE: UnitWords = { singular: 'machine', plural: 'machines' };

type DescribedWish = WishTerms & { text: string; model?: string | undefined; rental?: Rental | undefined };

/** `Cement OPC 53, model VC-53: 40 bags · needed by 5 Dec 2026`: a wish that is not of a line. */
export function describeWish({ text, model, rental, ...terms }: DescribedWish): string {
  const what = model ? `${text}, model ${model}` : text || 'Text removed';
  const parts = rental ? [describeRental(rental), ...listParts(terms, MACHINE)] : listParts(terms);
  return parts.length > 0 ? `${what}: ${parts.join(' · ')}` : what;
}

/** `40 bags`, `2.5`; '' without a quantity. */
export function describeWishQuantity(
  { quantity, unit }: { quantity?: number | undefined; unit?: string | undefined },
  soldBy?: UnitWords,
): string {
  if (quantity === undefined) return '';
  const words = findWords(unit) ?? soldBy;
  if (!words) return number.format(quantity);
  return `${number.format(quantity)} ${quantity === 1 ? words.singular : words.plural}`;
}

function listParts(terms: WishTerms, soldBy?: UnitWords): string[] {
  const { quantity, unit, targetPricePaise, neededBy, remark } = terms;
  const named = findWords(unit);
  const words = named ?? soldBy;
  const { written: sizes, rest } = readSizeCounts(remark);
  return [
    quantity === undefined ? named && `by the ${named.singular}` : describeWishQuantity(terms, soldBy),
    targetPricePaise !== undefined &&
      `target price ${formatRupeesShort(targetPricePaise)} ${words ? `per ${words.singular}` : 'each'} before GST`,
    neededBy !== undefined && `needed by ${formatDayFromIso(neededBy)}`,
    sizes !== '' && sizes.toLowerCase(),
    rest !== '' && REMARK + rest,
  ].filter((part) => typeof part === 'string');
}

/** Without the PIN once the personal data is removed. */
function describeRental({ from, until, pin, withOperator }: Rental): string {
  const days = `to rent from ${formatDayFromIso(from)} until ${formatDayFromIso(until)}`;
  const site = pin ? ` at PIN ${pin}` : '';
  return `${days}${site}, ${withOperator ? 'with' : 'without'} operator`;
}

function findWords(unit: string | undefined) {
  return unit !== undefined && isUnitCode(unit) ? getUnitWords(unit) : undefined;
}
