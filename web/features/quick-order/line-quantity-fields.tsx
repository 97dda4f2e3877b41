import { useId } from 'react';
import { describeMinimumOrder, fitsMinimumOrder } from '#domain/minimum-order.ts';
import { pluralise } from '#web/text/plurals.ts';
import { quickOrderText } from '#web/text/quick-order-en.ts';
import type { LineProps } from './line-props.ts';
import {
  type ChosenItem,
  findChosen,
  isSoldIn,
  mayBeWantedIn,
  readQuantity,
  readSizes,
  toItem,
  toWishTerms,
} from './quick-line.ts';

/** How much of a line is wanted and, when a cart cannot hold that, what it holds. */
export function LineQuantityFields({ line, number, change }: LineProps) {
  const { key, quantity, unit } = line;
  const noteId = useId();
  const product = findChosen(line);
  const wanted = readQuantity(line);
  const item =
    product && wanted !== undefined ? toItem(product, wanted, unit, readSizes(line, wanted)) : undefined;
  const remark = item && toWishTerms(item).remark;
  const otherUnit = product && isSoldIn(product, unit) ? '' : unit;
  const minimumOrder = product && describeMinimumOrder(product, { plural: product.unitPlural });
  const isUnusual = item?.count !== undefined && !fitsMinimumOrder(item.count, item.product);
  return (
    <div className="grow md:max-w-72">
      <div className="flex gap-2">
        <input
          aria-label={quickOrderText.quantity(number)}
          aria-describedby={noteId}
          aria-invalid={wanted === undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={quantity}
          className="form-control max-w-24 text-right tabular-nums"
          onChange={({ currentTarget }) =>
            change({ type: 'set', key, values: { quantity: currentTarget.value } })
          }
        />
        <select
          aria-label={quickOrderText.unit(number)}
          value={otherUnit}
          className="form-control"
          onChange={({ currentTarget }) =>
            change({ type: 'set', key, values: { unit: currentTarget.value } })
          }
        >
          <option value="">{product?.unitPlural ?? quickOrderText.noUnit}</option>
          {Object.entries(quickOrderText.units)
            .filter(([code]) => !product || code === otherUnit || mayBeWantedIn(product, code))
            .map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
      </div>
      <div id={noteId} className="text-sm not-empty:mt-1">
        {wanted === undefined && <p className="text-danger">{quickOrderText.badQuantity}</p>}
        {item?.isCut && <p className="text-ink-soft">{describeCut(item)}</p>}
        {remark && <p className="text-ink-soft">{quickOrderText.remark(remark)}</p>}
        {minimumOrder && (
          <p className={isUnusual ? 'text-warning' : 'text-ink-soft'}>
            {quickOrderText.minimumOrder(minimumOrder)}
          </p>
        )}
      </div>
    </div>
  );
}

/** What was counted is said, as it is not what was typed. */
function describeCut({ count, unit, cartQuantity, product }: ChosenItem): string {
  const isCounted = count !== undefined && unit !== product.unit;
  const cut = quickOrderText.cut(pluralise(cartQuantity, product.unitName, product.unitPlural));
  return isCounted ? `${quickOrderText.counted(count, product)} ${cut}` : cut;
}
