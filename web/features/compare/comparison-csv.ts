import { formatCsvText } from '#domain/csv-text.ts';
import { formatPercent } from '#domain/indian-format.ts';
import { readTypedPrice } from '#domain/typed-price.ts';
import { comparisonText as text } from '#web/text/comparison-en.ts';
import type { ComparedRow, Comparison } from './comparison.ts';
import { getLandedCosts, getOfferPrices, getPriceInclGst, readQuantity } from './landed-costs.ts';
import { getSupplierName, isTyped, type TypedOffer, type TypedOffers } from './offers-store.ts';

/** The comparison for the purchase file: a column each for the products and for the offers that were typed. */
export function formatComparisonCsv(
  { products, prices, facts, specifications }: Comparison,
  typed: TypedOffers,
): string {
  const suppliers = typed.suppliers.flatMap((offer, index) => (isTyped(offer) ? [{ offer, index }] : []));
  const { costs } = getLandedCosts(products, typed);
  const shown = [...products.keys(), ...suppliers.map(({ index }) => products.length + index)];
  const costRow = (name: string, read: 'beforeGstPaise' | 'inclGstPaise') => [
    inRupees(name),
    ...shown.map((column) => formatAmount(costs[column]?.[read])),
  ];
  return formatCsvText([
    [
      text.title,
      ...products.map(({ title }) => title),
      ...suppliers.map(({ offer, index }) => getSupplierName(offer, index)),
    ],
    [text.model, ...products.map(({ model }) => model), ...suppliers.map(() => '')],
    ...prices.map((row) => [
      row.amountsPaise ? inRupees(row.name) : row.name,
      ...listCells(row),
      ...suppliers.map(({ offer }) => formatOfferPrice(row.name, offer)),
    ]),
    ...[...facts, ...specifications].map((row) => [row.name, ...listCells(row), ...suppliers.map(() => '')]),
    [text.quantity, ...shown.map(() => String(readQuantity(typed.quantity) ?? 1))],
    [
      inRupees(text.freight),
      ...products.map(({ id }) => formatAmount(readTypedPrice(typed.freights[id] ?? ''))),
      ...suppliers.map(({ offer }) => formatAmount(readTypedPrice(offer.freight))),
    ],
    costRow(text.beforeGst, 'beforeGstPaise'),
    costRow(text.withGst, 'inclGstPaise'),
  ]);
}

/** What another supplier's offer says in a row of prices. */
function formatOfferPrice(row: string, offer: TypedOffer): string {
  switch (row) {
    case text.price:
      return formatAmount(getOfferPrices(offer)?.unitPricePaise);
    case text.gst:
      return formatPercent(offer.gstBps);
    case text.inclGst:
      return formatAmount(getPriceInclGst(offer));
    default:
      return '';
  }
}

function listCells({ values, amountsPaise }: ComparedRow): string[] {
  return amountsPaise?.map(formatAmount) ?? values.map((value) => value ?? '');
}

function inRupees(name: string): string {
  return `${name} (₹)`;
}

/** `1250.50`: a number for spreadsheets. */
function formatAmount(paise: number | undefined): string {
  return paise === undefined ? '' : `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}
