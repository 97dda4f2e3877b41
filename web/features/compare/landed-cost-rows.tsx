import { formatRupeesShort } from '#domain/indian-format.ts';
import type { LandedCost } from '#domain/landed-cost.ts';
import { comparisonText as text } from '#web/text/comparison-en.ts';
import { AmountField } from './amount-field.tsx';
import { type ComparedColumn, listUnits } from './comparison.ts';
import { offerClasses, RowsHeading } from './comparison-rows.tsx';
import { getLandedCosts, readQuantity } from './landed-costs.ts';
import { changeOffer, getSupplierName, type TypedOffers } from './offers-store.ts';

type LandedCostRowsProps = {
  products: readonly ComparedColumn[];
  typed: TypedOffers;
  onChange: (changes: Partial<TypedOffers>) => void;
};

/** What a quantity costs at the buyer's gate from each supplier, and who is the lowest (L1). */
export function LandedCostRows({ products, typed, onChange }: LandedCostRowsProps) {
  const { costs, isLowestBeforeGst, isLowestInclGst, aboveLowestPaise } = getLandedCosts(products, typed);
  const units = listUnits(products);
  const hasWrongQuantity = readQuantity(typed.quantity) === undefined;
  const classes = [...products.map(() => undefined), ...typed.suppliers.map(offerClasses)];
  const renderAmounts = (name: string, amounts: string[], isLowest: boolean[] = []) => (
    <tr>
      <th scope="row">{name}</th>
      {amounts.map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order.
        <td key={index} className={classes[index]}>
          {amount}
          {isLowest[index] && (
            <span className="comparison-mark">
              {text.lowest}
              <span className="sr-only">{` (${text.lowestMeaning})`}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
  const renderCost = (name: string, read: (cost: LandedCost) => number, isLowest: boolean[]) =>
    renderAmounts(
      name,
      costs.map((cost) => (cost ? formatRupeesShort(read(cost)) : '–')),
      isLowest,
    );
  return (
    <>
      <RowsHeading title={text.cost} typed={typed} count={products.length}>
        <span className="block max-w-[70vw] text-xs font-normal text-ink-soft print:hidden">
          {text.costHint}
        </span>
        {units.length > 1 && (
          <span className="block max-w-[70vw] text-xs font-normal text-ink-soft">
            {text.noLowest(units.join(', '))}
          </span>
        )}
      </RowsHeading>
      <tr className="noscript:hidden">
        <th scope="row">{text.quantity}</th>
        <td colSpan={products.length}>
          <input
            aria-label={text.quantity}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            className="comparison-field max-w-24"
            value={typed.quantity}
            aria-invalid={hasWrongQuantity || undefined}
            onChange={(event) => onChange({ quantity: event.currentTarget.value })}
          />
          {hasWrongQuantity && (
            <p role="alert" className="mt-1 text-xs text-danger">
              {text.quantityProblem}
            </p>
          )}
        </td>
        {typed.suppliers.map((offer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two, in the same order.
          <td key={index} className={offerClasses(offer)} />
        ))}
      </tr>
      <tr className="noscript:hidden">
        <th scope="row">{text.freight}</th>
        {products.map(({ id, title }) => (
          <td key={id}>
            <AmountField
              label={text.freightOf(title)}
              value={typed.freights[id] ?? ''}
              onChange={(freight) => onChange({ freights: { ...typed.freights, [id]: freight } })}
            />
          </td>
        ))}
        {typed.suppliers.map((offer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two, in the same order.
          <td key={index} className={offerClasses(offer)}>
            <AmountField
              label={text.freightOf(getSupplierName(offer, index))}
              value={offer.freight}
              onChange={(freight) => onChange(changeOffer(typed, index, { freight }))}
            />
          </td>
        ))}
      </tr>
      {renderCost(text.beforeGst, (cost) => cost.beforeGstPaise, isLowestBeforeGst)}
      {renderCost(text.withGst, (cost) => cost.inclGstPaise, isLowestInclGst)}
      {aboveLowestPaise.some((paise) => paise !== undefined) &&
        renderAmounts(
          text.aboveLowest,
          aboveLowestPaise.map((paise) => (paise ? `+ ${formatRupeesShort(paise)}` : '–')),
        )}
    </>
  );
}
