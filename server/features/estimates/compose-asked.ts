import { countAsked, isOtherUnit } from '#domain/asked-value.ts';
import { describeWishQuantity } from '#domain/describe-wish.ts';
import { splitTax } from '#domain/gst.ts';
import { formatRupees } from '#domain/indian-format.ts';
import { multiplyByQuantity } from '#domain/money.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { sum, sumColumns } from './compose-lines.ts';
import type { EstimateDocument, EstimateLine } from './estimate-document.ts';
import { listTaxes } from './summarise-taxes.ts';

/** A line with the quantity that was asked for, at the estimate's price of one unit. */
export type AskedLine = {
  line: EstimateLine;
  /** Undefined if it is asked for in a unit that has no price; the amounts are 0 then. */
  count: number | undefined;
  /** `2 tonnes`; a dash where only a unit was said. */
  asked: string;
  /** How many units that is, or that it has no price; '' for what is asked for by the unit. */
  note: string;
  taxablePaise: number;
  taxesPaise: number[];
  amountPaise: number;
};

/** What all lines cost in the quantities that were asked for, in paise. */
export type AskedAmounts = {
  /** Those of which another quantity was asked for. */
  lines: AskedLine[];
  /** The others. */
  others: AskedLine[];
  taxablePaise: number;
  /** In the order of the estimate's taxes. */
  taxesPaise: number[];
  totalPaise: number;
  /** The same, unless a line has no price, so that nobody can say what all of them cost. */
  knownTotalPaise: number | undefined;
};

/** Undefined if nothing but the estimate's quantities was asked for, or the estimate is older than the third layout. */
export function composeAsked({
  layout,
  lines,
  taxNames,
}: Pick<EstimateDocument, 'layout' | 'lines' | 'taxNames'>): AskedAmounts | undefined {
  if (layout !== 3) return undefined;
  const asked = lines.map((line) => toAskedLine(line, taxNames));
  const isOther = ({ line, count }: AskedLine) => count !== line.quantity;
  if (!asked.some(isOther)) return undefined;
  const totalPaise = sum(asked.map(({ amountPaise }) => amountPaise));
  return {
    lines: asked.filter(isOther),
    others: asked.filter((line) => !isOther(line)),
    taxablePaise: sum(asked.map(({ taxablePaise }) => taxablePaise)),
    taxesPaise: sumColumns(asked.map(({ taxesPaise }) => taxesPaise)),
    totalPaise,
    knownTotalPaise: asked.every(({ count }) => count !== undefined) ? totalPaise : undefined,
  };
}

function toAskedLine(line: EstimateLine, taxNames: readonly string[]): AskedLine {
  const { quantity, unit, unitContent, wish = {} } = line;
  const count = countAsked({ quantity, unitCode: unit?.code, unitContent, wish });
  const amountPaise = multiplyByQuantity(line.amountPaise / quantity, count ?? 0);
  const { taxablePaise, ...taxes } = splitTax(amountPaise, line.gstBps, taxNames.length > 1);
  const isUnsaid = count === undefined && wish.quantity === undefined;
  const asked = isUnsaid ? '–' : describeWishQuantity({ quantity, ...wish }, unit);
  const note = describeCount(line, count);
  return { line, count, asked, note, taxablePaise, taxesPaise: listTaxes(taxes, taxNames), amountPaise };
}

function describeCount(line: EstimateLine, count: number | undefined): string {
  const { wish, unit, unitContent, discountedPricePaise } = line;
  if (count === undefined) return 'No price for this unit yet';
  if (!unit || !isOtherUnit(unit.code, wish)) return '';
  // Beside tonnes, the price of a bar would be read as that of a tonne.
  return `${formatQuantity(count, unit)} of ${unitContent} at ${formatRupees(discountedPricePaise)} per ${unit.singular}`;
}
