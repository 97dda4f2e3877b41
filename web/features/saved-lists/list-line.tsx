import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { describeWishQuantity } from '#domain/describe-wish.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { MAX_LINE_REMARK_LENGTH, type SavedLine } from '#domain/saved-list.ts';
import { getUnitWords, isUnitCode } from '#domain/unit.ts';
import { formatPerUnit } from '#domain/unit-price.ts';
import { isWishQuantity } from '#domain/wish.ts';
import { Picture } from '#web/features/pictures/picture.tsx';
import { pathOfProduct } from '#web/features/product/product.ts';
import { savedListsText } from '#web/text/saved-lists-en.ts';
import { Link } from '#web/ui/link.tsx';
import type { ListProduct } from './saved-list.ts';

type ListLineProps = {
  line: SavedLine;
  /** Undefined when it has left the catalogue. */
  product: ListProduct | undefined;
  /** The fields and buttons of a list of one's own; without them the quantity is text. */
  children?: ReactNode;
};

/** A line of a list: the product with its price today, and what is wanted of it. */
export function ListLine({ line, product, children }: ListLineProps) {
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-rule p-3 last:border-0 lg:grid-cols-[4rem_minmax(0,1fr)_auto] lg:py-1.5">
      {product ? (
        <>
          <Link to={pathOfProduct(product)} tabIndex={-1} aria-hidden="true" className="self-start">
            <Picture src={product.image} alt="" sizes="64px" className="rounded" />
          </Link>
          <div className="min-w-0">
            <h2 className="leading-snug font-medium">
              <Link
                to={pathOfProduct(product)}
                className="underline-offset-4 hover:text-brand-ink hover:underline"
              >
                {product.title}
              </Link>
            </h2>
            <p className="flex flex-wrap gap-x-3 text-sm tabular-nums">
              <span className="text-ink-soft">{product.model}</span>
              <span>{formatUnitPrice(product)}</span>
              <span className="text-ink-soft">
                {savedListsText.inclGst} {formatRupeesShort(product.price.unitPriceInclGstPaise)}
              </span>
            </p>
          </div>
        </>
      ) : (
        <h2 className="col-span-2 font-medium text-danger lg:col-span-2">{savedListsText.unavailable}</h2>
      )}
      {children ?? (
        <p className="col-start-2 tabular-nums lg:col-start-3">
          <span className="text-sm text-ink-soft">{savedListsText.quantity} </span>
          <span className="font-medium">{describeWishQuantity(line)}</span>
          {line.remark && <span className="block text-sm text-ink-soft">{line.remark}</span>}
        </p>
      )}
    </li>
  );
}

/** `₹1,045 per bar`. */
function formatUnitPrice({ price, unitName }: ListProduct): string {
  return unitName === undefined
    ? formatRupeesShort(price.discountedPricePaise)
    : formatPerUnit(price.discountedPricePaise, unitName);
}

type LineFieldsProps = {
  line: SavedLine;
  title: string;
  onChange: (change: { quantity?: number; remark?: string }) => void;
};

const FIELD =
  'h-11 rounded border border-edge bg-surface px-2 lg:pointer-fine:h-9 aria-invalid:border-danger tabular-nums';

/** The fields of a line. What was typed is saved on leaving a field or on Enter; Escape takes it back. */
export function LineFields({ line, title, onChange }: LineFieldsProps) {
  const { quantity, unit = '', remark = '' } = line;
  const [isWrong, setWrong] = useState(false);
  const saveQuantity = (typed: string) => {
    const wanted = Number(typed.trim().replace(',', '.'));
    setWrong(!isWishQuantity(wanted));
    if (isWishQuantity(wanted) && wanted !== quantity) onChange({ quantity: wanted });
  };
  const saveRemark = (typed: string) => {
    const wanted = typed.trim();
    if (wanted !== remark) onChange({ remark: wanted });
  };
  return (
    <>
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {savedListsText.quantity}
      </span>
      <input
        // Another device may have changed it.
        key={`quantity ${quantity}`}
        aria-label={savedListsText.quantityOf(title)}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        className={`${FIELD} w-20 text-right`}
        defaultValue={quantity}
        onBlur={(event) => saveQuantity(event.currentTarget.value)}
        onKeyDown={saveOnEnter}
      />
      {isUnitCode(unit) && <span className="text-sm">{getUnitWords(unit).plural}</span>}
      <input
        key={`remark ${remark}`}
        aria-label={savedListsText.remarkOn(title)}
        placeholder={savedListsText.remark}
        autoComplete="off"
        maxLength={MAX_LINE_REMARK_LENGTH}
        className={`${FIELD} w-44 grow lg:w-56 lg:grow-0`}
        defaultValue={remark}
        onBlur={(event) => saveRemark(event.currentTarget.value)}
        onKeyDown={saveOnEnter}
      />
      <p role="alert" className="order-last w-full text-sm text-danger empty:hidden">
        {isWrong && savedListsText.wrongQuantity}
      </p>
    </>
  );
}

function saveOnEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Escape') currentTarget.value = currentTarget.defaultValue;
  if (key === 'Enter' || key === 'Escape') currentTarget.blur();
}
