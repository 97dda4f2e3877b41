import type { CallReply } from '#contract/call.ts';
import type { getSubCategory, WireProduct } from '#contract/catalogue.ts';
import type { ApiClient } from '#contract/client.ts';
import { alignSpecifications, type ComparisonRow, findBest, isDifferent } from '#domain/comparison.ts';
import { formatPercent } from '#domain/indian-format.ts';
import { describeMinimumOrder } from '#domain/minimum-order.ts';
import { brandPath } from '#domain/page-paths.ts';
import type { UnitPrice } from '#domain/pricing.ts';
import { toTypedValue } from '#domain/specifications/typed-value.ts';
import { priceMeasure } from '#domain/unit-price.ts';
import { priceFromWire } from '#web/features/product/product.ts';
import { comparisonText } from '#web/text/comparison-en.ts';
import { readCompareIds } from './compare-ids.ts';

/** A product as a column of the comparison. */
export type ComparedColumn = {
  id: string;
  title: string;
  model: string;
  image: string;
  price: UnitPrice;
  /** What one price is for. */
  unit: string | undefined;
  /** Its price is only a guide. */
  isPriceOnRequest?: boolean;
};

/** A row of the comparison. */
export type ComparedRow = ComparisonRow & {
  /** Which values are the best ones, where better is known. */
  isBest: boolean[];
  /** Likewise of other suppliers, in a row for which they have typed values. */
  isBestOffer?: boolean[];
  /** The values of a row of amounts, in paise; `values` is empty then. */
  amountsPaise?: (number | undefined)[];
  /** Where the values lead to. */
  paths?: (string | undefined)[];
};

/** The rows in the order in which they are shown. */
export type Comparison = {
  products: ComparedColumn[];
  prices: ComparedRow[];
  facts: ComparedRow[];
  specifications: ComparedRow[];
  /** Ids of the URL that are no product, or no more. */
  missingCount: number;
  leftOutCount: number;
};

/** Loads the products that a URL compares, in its order. */
export async function loadComparison(api: ApiClient, search: URLSearchParams): Promise<Comparison> {
  const { ids, invalidCount, leftOutCount } = readCompareIds(search);
  const products = ids.length > 0 ? (await api.getCartDetails({ body: { ids } })).result : [];
  const facts = listFactRows(products);
  const specifications = listSpecificationRows(products, await listSettings(api, products), facts);
  return {
    products: products.map(columnFromWire),
    prices: listPriceRows(products),
    facts: facts.filter(({ name }) => !findRow(specifications, name)),
    specifications,
    missingCount: invalidCount + ids.length - products.length,
    leftOutCount,
  };
}

function columnFromWire(wire: WireProduct): ComparedColumn {
  return {
    id: wire._id,
    title: wire.pro_title,
    model: wire.pro_model,
    image: wire.pro_images[0] ?? '',
    price: priceFromWire(wire),
    unit: wire.pro_unit_name,
    ...(wire.pro_price_on_request && { isPriceOnRequest: true }),
  };
}

/**
 * The amounts of products that can be compared: a price that is only a guide wins nothing, and neither does any where
 * one is for a bar and another one for a kg.
 */
export function listComparable(
  products: readonly Pick<ComparedColumn, 'unit' | 'isPriceOnRequest'>[],
  amountsPaise: readonly (number | undefined)[],
): (number | undefined)[] {
  const isComparable = listUnits(products).length <= 1;
  return amountsPaise.map((amount, index) =>
    isComparable && !products[index]?.isPriceOnRequest ? amount : undefined,
  );
}

/** By what the products are sold whose prices are no guides. */
export function listUnits(products: readonly Pick<ComparedColumn, 'unit' | 'isPriceOnRequest'>[]): string[] {
  const firm = products.filter(({ isPriceOnRequest }) => !isPriceOnRequest);
  return [...new Set(firm.map(({ unit = comparisonText.noUnit }) => unit))];
}

function listPriceRows(products: readonly WireProduct[]): ComparedRow[] {
  const prices = products.map(priceFromWire);
  const { price, inclGst, perMeasure, gst, onRequest, isGuide } = comparisonText;
  const columns = products.map(columnFromWire);
  const amountRow = (
    name: string,
    amountsPaise: (number | undefined)[],
    compared: Pick<ComparedColumn, 'unit' | 'isPriceOnRequest'>[] = columns,
  ): ComparedRow => ({
    name,
    values: [],
    amountsPaise,
    isDifferent: new Set(amountsPaise).size > 1,
    isBest: findBest(listComparable(compared, amountsPaise), 'lower'),
  });
  const measured = products.map(({ pro_unit_content: content = '' }, index) =>
    priceMeasure(prices[index]?.discountedPricePaise ?? 0, content),
  );
  const [measure, ...otherMeasures] = new Set(measured.flatMap((each) => each?.measure ?? []));
  return [
    amountRow(
      price,
      prices.map((each) => each.discountedPricePaise),
    ),
    ...(measure && otherMeasures.length === 0
      ? [
          amountRow(
            perMeasure(measure),
            measured.map((each) => each?.pricePaise),
            columns.map((column) => ({ ...column, unit: measure })),
          ),
        ]
      : []),
    withoutBest(
      gst,
      prices.map((each) => formatPercent(each.gstBps)),
    ),
    amountRow(
      inclGst,
      prices.map((each) => each.unitPriceInclGstPaise),
    ),
    ...(columns.some(({ isPriceOnRequest }) => isPriceOnRequest)
      ? [
          withoutBest(
            onRequest,
            columns.map(({ isPriceOnRequest }) => (isPriceOnRequest ? isGuide : undefined)),
          ),
        ]
      : []),
  ];
}

function listFactRows(products: readonly WireProduct[]): ComparedRow[] {
  const { facts, unitOf, days } = comparisonText;
  const row = (name: string, read: (wire: WireProduct) => string | undefined) =>
    withoutBest(
      name,
      products.map((wire) => read(wire) || undefined),
    );
  const dispatch = products.map((wire) => wire.pro_dispatch_days);
  const rows: ComparedRow[] = [
    row(facts.unit, (wire) =>
      wire.pro_unit_content ? unitOf(wire.pro_unit_name ?? '', wire.pro_unit_content) : wire.pro_unit_name,
    ),
    {
      ...row(facts.dispatch, ({ pro_dispatch_days: range }) => range && days(range.from, range.to)),
      isBest: findBest(
        dispatch.map((range) => range?.to),
        'lower',
      ),
    },
    row(facts.availability, (wire) => wire.pro_availability),
    row(facts.minimum, describeMinimum),
    row(facts.warranty, (wire) => wire.pro_warranty),
    row(facts.origin, (wire) => wire.pro_country_of_origin),
    row(facts.standards, (wire) =>
      wire.pro_standards
        ?.map(({ standard, licence }) => [standard, licence].filter(Boolean).join(', '))
        .join('; '),
    ),
    row(facts.weight, (wire) => (wire.pro_weight_kg === undefined ? undefined : `${wire.pro_weight_kg} kg`)),
    {
      ...row(facts.brand, (wire) => wire.pro_brand),
      paths: products.map(({ pro_brand: brand }) => (brand ? brandPath(brand) : undefined)),
    },
    // Each product has its own: that is no difference between them.
    { ...row(facts.sku, (wire) => wire.pro_sku), isDifferent: false },
    row(facts.hsn, (wire) => wire.pro_hsn),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== undefined));
}

function describeMinimum(wire: WireProduct): string {
  const { pro_minimum_quantity: minimumQuantity, pro_quantity_multiple: quantityMultiple } = wire;
  const unit = wire.pro_unit_name
    ? { singular: wire.pro_unit_name, plural: wire.pro_unit_plural ?? wire.pro_unit_name }
    : undefined;
  return describeMinimumOrder({ minimumQuantity, quantityMultiple }, unit);
}

function findRow(rows: readonly ComparedRow[], wanted: string): ComparedRow | undefined {
  return rows.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
}

function fillGaps(row: ComparisonRow, values: readonly (string | undefined)[] = []): ComparisonRow {
  const filled = row.values.map((value, index) => value ?? values[index]);
  return { ...row, values: filled, isDifferent: isDifferent(filled) };
}

/** How the operator has a specification read. */
type SpecificationSettings = NonNullable<
  CallReply<typeof getSubCategory>['result']['subcat_columns']
>[number];

/** Those of the products' sub-categories, the deciding specifications of each first. */
async function listSettings(
  api: ApiClient,
  products: readonly WireProduct[],
): Promise<SpecificationSettings[]> {
  const ids = new Set(products.map((wire) => wire.pro_subcategory_id));
  const replies = await Promise.all([...ids].map((id) => api.getSubCategory({ params: { id } })));
  return replies.flatMap(({ result }) => result.subcat_columns ?? []);
}

/**
 * In the order of the settings; others as the products have them. Where a fact has the same name, such as the weight,
 * it says what the specifications leave open.
 */
function listSpecificationRows(
  products: readonly WireProduct[],
  settings: readonly SpecificationSettings[],
  facts: readonly ComparedRow[],
): ComparedRow[] {
  const find = (name: string) => settings.findIndex((each) => each.name.toLowerCase() === name.toLowerCase());
  const order = ({ name }: ComparisonRow) => (find(name) === -1 ? settings.length : find(name));
  return alignSpecifications(products.map((wire) => wire.pro_specifications))
    .toSorted((a, b) => order(a) - order(b))
    .map((row) => fillGaps(row, findRow(facts, row.name)?.values))
    .map((row) => ({ ...row, isBest: findBestValues(row.values, settings[find(row.name)]) }));
}

function findBestValues(
  values: readonly (string | undefined)[],
  settings: SpecificationSettings | undefined,
): boolean[] {
  if (!settings || settings.better === 'none') return values.map(() => false);
  const numbers = values.map((value) => (value && toTypedValue(value, settings)?.number) || undefined);
  return findBest(numbers, settings.better);
}

function withoutBest(name: string, values: (string | undefined)[]): ComparedRow {
  return { name, values, isDifferent: isDifferent(values), isBest: values.map(() => false) };
}
