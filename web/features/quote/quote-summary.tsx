import { type ReactNode, useMemo } from 'react';
import { describeWish } from '#domain/describe-wish.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { CART_PATH } from '#domain/page-paths.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import {
  type FieldErrors,
  hasErrors,
  NO_ERRORS,
  selectErrorsBelow,
} from '#web/features/form/field-errors.ts';
import { Picture } from '#web/features/pictures/picture.tsx';
import AskedValue from '#web/features/wishes/asked-value.tsx';
import { useWishes } from '#web/features/wishes/local-wishes.ts';
import { useAskedValue } from '#web/features/wishes/use-asked-value.ts';
import { useLineWish } from '#web/features/wishes/use-line-wish.tsx';
import { cartText } from '#web/text/cart-en.ts';
import { text } from '#web/text/en.ts';
import { quoteText } from '#web/text/quotation-en.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import { Link } from '#web/ui/link.tsx';
import type { Quotation, QuoteLine } from './quotation.ts';

type QuoteSummaryProps = { quotation: Quotation; fieldErrors?: FieldErrors; children?: ReactNode };

/**
 * The lines and the four totals of the quotation, with the submit section as children once it can be sent.
 * @param fieldErrors what the shop has rejected; errors of wishes are shown at their lines.
 */
export function QuoteSummary({ quotation, fieldErrors = NO_ERRORS, children }: QuoteSummaryProps) {
  const { totals } = quotation;
  const { others } = useWishes();
  const askedValue = useAskedValue(quotation.lines);
  return (
    <section
      aria-labelledby="quote-summary"
      className="overflow-hidden rounded border border-edge bg-surface"
    >
      <h2 id="quote-summary" className="bg-brand px-4 py-2 font-medium text-on-brand">
        {quoteText.summary}
      </h2>
      <ul className="divide-y divide-rule">
        {quotation.lines.map((line) => (
          <SummaryLine key={line.product.id} line={line} fieldErrors={fieldErrors} />
        ))}
        {others.map(({ key, title, text: words = title ?? wishesText.unnamed, ...wish }, index) => (
          <li key={key} className="px-4 py-3 text-sm wrap-anywhere">
            {describeWish({ ...wish, text: words })}
            <OtherWishErrors errors={selectErrorsBelow(`wishes.${index}`, fieldErrors)} />
          </li>
        ))}
      </ul>
      {askedValue && <p className="border-t border-rule px-4 pt-3 font-medium">{cartText.ofCart}</p>}
      <dl className={`grid gap-2 px-4 ${askedValue ? 'pt-2 pb-4' : 'border-t border-rule py-4'}`}>
        <Total label={cartText.total} paise={totals.totalPaise} />
        <Total label={cartText.totalInclGst} paise={totals.totalInclGstPaise} />
        <Total label={cartText.shipping} paise={totals.shippingPaise} note={cartText.freight} />
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-rule pt-3 font-semibold">
          <dt>{cartText.payable}</dt>
          <dd className={`tabular-nums ${askedValue ? '' : 'text-xl'}`}>
            {formatRupeesShort(totals.payablePaise)}
          </dd>
        </div>
      </dl>
      <div className="grid gap-3 px-4 pb-4 empty:hidden">
        <AskedValue value={askedValue} />
        {children}
      </div>
    </section>
  );
}

type SummaryLineProps = { line: QuoteLine; fieldErrors: FieldErrors };

function SummaryLine({ line, fieldErrors }: SummaryLineProps) {
  const { product, quantity } = line;
  const { unitPriceInclGstPaise } = product.price;
  const errors = useMemo(
    () => selectErrorsBelow(`line_wishes.${product.id}`, fieldErrors),
    [product.id, fieldErrors],
  );
  const { button, wish } = useLineWish(line, { isAsked: hasErrors(errors), errors });
  return (
    <li className="flex flex-wrap gap-3 px-4 py-3">
      <div className="w-14 shrink-0">
        <Picture src={product.image} alt="" sizes="56px" className="rounded" />
      </div>
      <div className="min-w-0 grow basis-40">
        <p className="text-sm">{product.title}</p>
        <p className="flex flex-wrap gap-x-3 text-sm tabular-nums">
          <span className="text-ink-soft">
            {formatQuantity(quantity, product.unit)} × {formatRupeesShort(unitPriceInclGstPaise)}{' '}
            {text.currencyNote}
          </span>
          <span className="ml-auto font-medium">{formatRupeesShort(unitPriceInclGstPaise * quantity)}</span>
        </p>
        {button}
      </div>
      {wish && <div className="w-full">{wish}</div>}
    </li>
  );
}

/** It is changed in the cart. */
function OtherWishErrors({ errors }: { errors: FieldErrors }) {
  if (!hasErrors(errors)) return null;
  return (
    <p className="mt-1 text-danger">
      {[...new Set(Object.values(errors))].join(' ')}{' '}
      <Link to={CART_PATH} className="text-ink underline underline-offset-4">
        {wishesText.changeInCart}
      </Link>
    </p>
  );
}

function Total({ label, paise, note }: { label: string; paise: number; note?: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular-nums">{formatRupeesShort(paise)}</dd>
      {note && <dd className="w-full text-sm text-ink-soft">{note}</dd>}
    </div>
  );
}
