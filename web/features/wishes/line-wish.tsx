import { useEffect, useRef, useState } from 'react';
import { countAsked, isOtherUnit, type SoldBy, valueAsked } from '#domain/asked-value.ts';
import { describeWishTerms } from '#domain/describe-wish.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import type { UnitPrice } from '#domain/pricing.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { lacksSizes } from '#domain/size-counts.ts';
import type { UnitWords } from '#domain/unit.ts';
import { type FieldErrors, hasErrors, NO_ERRORS } from '#web/features/form/field-errors.ts';
import { askForMore } from '#web/text/ask-for-more-en.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import { Button } from '#web/ui/button.tsx';
import { readWishes, useWishes } from './local-wishes.ts';
import { WishFields } from './wish-fields.tsx';
import { clearLineWish, setLineWish } from './wish-store.ts';

/** A product of the cart with its quantity there. */
export type WishedLine = {
  product: {
    id: string;
    title: string;
    price: UnitPrice;
    unit: UnitWords | undefined;
    /** Among which the buyer chooses. */
    sizes: string | undefined;
  } & SoldBy;
  quantity: number;
};

type LineWishProps = {
  line: WishedLine;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Called with the wanted number of the product's units, after each change. */
  onAsked: ((count: number) => void) | undefined;
  /** What the shop has rejected, by the field of its call. */
  errors: FieldErrors;
};

/** What the buyer wants of a product beyond its quantity in the cart: in words, or as fields while it is open. */
export default function LineWish({
  line: { product, quantity },
  isOpen,
  onOpen,
  onAsked,
  errors,
}: LineWishProps) {
  const { id, title, unit } = product;
  const terms = useWishes().lines[id];
  const fields = useRef<HTMLFieldSetElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // Long fields have gone, and on a phone the page has moved.
  useEffect(() => {
    if (wasOpen.current && !isOpen) changeButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const [shownErrors, setShownErrors] = useState(errors);
  useEffect(() => setShownErrors(errors), [errors]);
  useEffect(() => {
    if (isOpen && hasErrors(shownErrors)) focusFirstInvalid(fields.current);
  }, [isOpen, shownErrors]);
  const described = describeWishTerms(terms ?? {}, unit);
  if (!isOpen) {
    if (described === '') return null;
    const line = { ...product, quantity, wish: terms };
    const value = valueAsked([line]);
    const unchosen = lacksSizes(product.sizes, terms?.remark) ? product.sizes : undefined;
    const change = unchosen ? askForMore.sizes(unchosen) : wishesText.change;
    return (
      <p className="flex flex-wrap items-center gap-x-3 rounded bg-paper px-3 py-2 text-sm">
        <span className="min-w-0 wrap-anywhere">{described}</span>
        {unchosen && <span className="font-medium text-warning">{wishesText.lacksSizes}</span>}
        <Button
          ref={changeButton}
          variant="plain"
          className="-my-2 px-0! text-sm"
          aria-label={unchosen ? `${change}: ${title}` : wishesText.changeWish(title)}
          onClick={() => onOpen(true)}
        >
          {change}
        </Button>
        {value &&
          (value.unpricedCount > 0 ? (
            <span className="ml-auto text-ink-soft">{wishesText.unpricedUnit}</span>
          ) : (
            <span className="ml-auto pb-1 tabular-nums">
              {isOtherUnit(product.unitCode, terms) && `${formatQuantity(countAsked(line) ?? 0, unit)} · `}
              <span className="text-ink-soft">{wishesText.valueWithGst}</span>{' '}
              <span className="font-semibold">{formatRupeesShort(value.totalInclGstPaise)}</span>
            </span>
          ))}
      </p>
    );
  }
  return (
    <fieldset ref={fields} className="rounded border border-rule bg-paper p-3">
      <legend className="sr-only">{wishesText.ofLine(title)}</legend>
      <WishFields
        terms={terms ?? {}}
        soldBy={unit}
        sizes={product.sizes}
        errors={shownErrors}
        takesFocus
        onChange={(changes) => {
          setShownErrors(NO_ERRORS);
          setLineWish(id, changes);
          const asked = countAsked({ ...product, quantity, wish: readWishes().lines[id] });
          if (asked !== undefined) onAsked?.(asked);
        }}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          onClick={() => {
            if (!focusFirstInvalid(fields.current)) onOpen(false);
          }}
        >
          {wishesText.done}
        </Button>
        {described !== '' && (
          <Button
            variant="plain"
            onClick={() => {
              clearLineWish(id);
              onOpen(false);
            }}
          >
            {wishesText.clear}
          </Button>
        )}
        <p className="text-sm text-ink-soft">{wishesText.quotedInFull}</p>
      </div>
    </fieldset>
  );
}

/** @returns whether there is one. */
function focusFirstInvalid(fields: HTMLElement | null): boolean {
  const invalid = fields?.querySelector<HTMLElement>('[aria-invalid="true"]');
  invalid?.focus();
  return Boolean(invalid);
}
