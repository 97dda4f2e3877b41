import { divideRoundingHalfUp, roundToRupee } from '../money.ts';
import { addTaxes, calculateTaxes, type LineTaxes, NO_TAXES, sumTaxes } from './line-taxes.ts';
import type { QuotationCharges, QuotationLine } from './quotation-terms.ts';
import { getChargedGstBps, type SezSupply } from './sez.ts';
import { shareOut } from './share-out.ts';

/** The figures of one line, as a buyer's purchase order calculates them. */
export type PricedLine = {
  number: number;
  /** Rate × quantity (× periods, with mobilisation), half up to the paisa. */
  taxablePaise: number;
  taxes: LineTaxes;
  /** Taxable value with its taxes, without charges. */
  totalPaise: number;
  /** Its share of the charges, and the taxes on that; 0 for lines outside the sum. */
  chargesPaise: number;
  chargeTaxes: LineTaxes;
  isInSum: boolean;
};

/** One rate of the summary: goods and their charges together. Rentals in another state have a row of their own. */
export type RateSummary = {
  gstBps: number;
  isIntraState: boolean;
  /** With the charges. */
  taxablePaise: number;
  chargesPaise: number;
  taxes: LineTaxes;
};

export type PricedQuotation = {
  lines: PricedLine[];
  /** Of the lines in the sum. */
  linesPaise: number;
  chargesPaise: number;
  /** Lines and charges. */
  taxablePaise: number;
  taxes: LineTaxes;
  /** In rising order of rate. */
  rates: RateSummary[];
  /** From -49 to 50: what brings the total to whole rupees. */
  roundOffPaise: number;
  totalPaise: number;
  /** Paid and given back beside the total. */
  depositPaise: number;
};

/** Where goods are supplied, and rentals, which have a place of supply of their own (section 12(2) IGST Act). */
export type Supply = { isGoodsIntraState: boolean; isRentalIntraState: boolean };

export type PriceQuotation = (
  quotation: {
    lines: readonly QuotationLine[];
    charges: QuotationCharges;
    sez?: SezSupply | undefined;
  },
  supply: Supply,
  /** The numbers of the lines that the buyer takes; without it, the lines that are offered. */
  chosen?: ReadonlySet<number>,
) => PricedQuotation;

/** A line with its value, before taxes and charges. */
type ValuedLine = { line: QuotationLine; isIntraState: boolean; taxablePaise: number };

/** Quantities and periods have at most three decimals. */
const THOUSANDTHS = 1000;

/**
 * The figures of a quotation (docs/product.md, "Quotations"; decision 056).
 * @throws RangeError when an amount is negative, or too large to be exact.
 */
export const priceQuotation: PriceQuotation = ({ lines, charges, sez }, supply, chosen) => {
  const value = (line: QuotationLine) => valueLine(line, supply, sez);
  const isInSum = ({ number, offer }: QuotationLine) =>
    chosen ? chosen.has(number) && offer !== 'unavailable' : offer === 'offered';
  const inSum = lines.filter(isInSum).map(value);
  const outside = lines.filter((line) => !isInSum(line)).map(value);
  const shares = shareOutCharges(inSum, charges);
  const ofRates = groupByRate(inSum).map((ofRate) => priceRate(ofRate, shares));
  const priced = [...ofRates.flatMap((ofRate) => ofRate.lines), ...outside.map(priceLine)];
  const rates = ofRates.map(({ summary }) => summary);
  const taxablePaise = sum(rates.map((rate) => rate.taxablePaise));
  const chargesPaise = sum(rates.map((rate) => rate.chargesPaise));
  const taxes = rates.map((rate) => rate.taxes).reduce(addTaxes, NO_TAXES);
  const exactPaise = taxablePaise + sumTaxes(taxes);
  const totalPaise = assertExact(roundToRupee(exactPaise));
  const order = new Map(lines.map(({ number }, index) => [number, index]));
  return {
    lines: priced.toSorted((one, other) => (order.get(one.number) ?? 0) - (order.get(other.number) ?? 0)),
    linesPaise: taxablePaise - chargesPaise,
    chargesPaise,
    taxablePaise,
    taxes,
    rates,
    roundOffPaise: totalPaise - exactPaise,
    totalPaise,
    depositPaise: sum(inSum.map(({ line }) => line.rental?.depositPaise ?? 0)),
  };
};

/** A special economic zone is always supplied from another state (section 7(5)(b) of the IGST Act 2017). */
function valueLine(
  line: QuotationLine,
  { isGoodsIntraState, isRentalIntraState }: Supply,
  sez: SezSupply | undefined,
): ValuedLine {
  const { quantity, ratePaise, rental } = line;
  const units = BigInt(Math.round(quantity * THOUSANDTHS));
  const periods = BigInt(Math.round((rental?.periods ?? 1) * THOUSANDTHS));
  const rated = divideRoundingHalfUp(BigInt(ratePaise) * units * periods, BigInt(THOUSANDTHS ** 2));
  return {
    line: { ...line, gstBps: getChargedGstBps(line, sez) },
    isIntraState: sez === undefined && (rental ? isRentalIntraState : isGoodsIntraState),
    taxablePaise: assertExact(Number(rated) + (rental?.mobilisationPaise ?? 0)),
  };
}

/**
 * The share of each line in the charges, which belong to the value of the goods and are taxed with them (section
 * 15(2)(c) CGST Act): by taxable value over all goods or, by rule, over those of the highest rate. Without goods,
 * rentals bear them.
 */
function shareOutCharges(
  inSum: readonly ValuedLine[],
  { freightTerm, freightPaise, packingPaise, insurancePaise, rule }: QuotationCharges,
): Map<ValuedLine, number> {
  const totalPaise = (freightTerm === 'added' ? freightPaise : 0) + packingPaise + insurancePaise;
  const goods = inSum.filter(({ line }) => !line.rental);
  const candidates = goods.length > 0 ? goods : inSum;
  const highestBps = Math.max(...candidates.map(({ line }) => line.gstBps));
  const bearers = rule === 'value' ? candidates : candidates.filter(({ line }) => line.gstBps === highestBps);
  const shares = shareOut(
    totalPaise,
    bearers.map(({ taxablePaise }) => taxablePaise),
  );
  return new Map(bearers.map((bearer, index) => [bearer, shares[index] ?? 0]));
}

type RateGroup = { gstBps: number; isIntraState: boolean; lines: ValuedLine[] };

/** In rising order of rate, taxes within the state first. */
function groupByRate(inSum: readonly ValuedLine[]): RateGroup[] {
  const byRate = Map.groupBy(inSum, ({ line, isIntraState }) => 2 * line.gstBps + (isIntraState ? 0 : 1));
  return [...byRate.entries()]
    .sort(([one], [other]) => one - other)
    .map(([key, lines]) => ({ gstBps: Math.floor(key / 2), isIntraState: key % 2 === 0, lines }));
}

/**
 * The charges of a rate are taxed as one amount, as a purchase order with one line of freight has it; the lines get
 * their parts of that tax.
 */
function priceRate(
  { gstBps, isIntraState, lines }: RateGroup,
  shares: ReadonlyMap<ValuedLine, number>,
): { lines: PricedLine[]; summary: RateSummary } {
  const charges = lines.map((one) => shares.get(one) ?? 0);
  const chargesPaise = sum(charges);
  const chargeTaxes = calculateTaxes(chargesPaise, gstBps, isIntraState);
  const cgst = shareOut(chargeTaxes.cgstPaise, charges);
  const sgst = shareOut(chargeTaxes.sgstPaise, charges);
  const igst = shareOut(chargeTaxes.igstPaise, charges);
  const priced = lines.map((one, index) => ({
    ...priceLine(one),
    chargesPaise: charges[index] ?? 0,
    chargeTaxes: { cgstPaise: cgst[index] ?? 0, sgstPaise: sgst[index] ?? 0, igstPaise: igst[index] ?? 0 },
    isInSum: true,
  }));
  return {
    lines: priced,
    summary: {
      gstBps,
      isIntraState,
      taxablePaise: sum(priced.map(({ taxablePaise }) => taxablePaise)) + chargesPaise,
      chargesPaise,
      taxes: priced.map(({ taxes }) => taxes).reduce(addTaxes, chargeTaxes),
    },
  };
}

/** A line without charges, as one outside the sum. */
function priceLine({ line: { number, gstBps }, isIntraState, taxablePaise }: ValuedLine): PricedLine {
  const taxes = calculateTaxes(taxablePaise, gstBps, isIntraState);
  return {
    number,
    taxablePaise,
    taxes,
    totalPaise: taxablePaise + sumTaxes(taxes),
    chargesPaise: 0,
    chargeTaxes: NO_TAXES,
    isInSum: false,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function assertExact(paise: number): number {
  if (!Number.isSafeInteger(paise)) throw new RangeError('The amounts of the quotation are too large.');
  return paise;
}
