import { useMemo } from 'react';
import { describeWish } from '#domain/describe-wish.ts';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { CART_PATH } from '#domain/page-paths.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import { type FieldErrors, hasErrors, selectErrorsBelow } from '#web/features/form/field-errors.ts';
import { Picture } from '#web/features/pictures/picture.tsx';
import { useWishes } from '#web/features/wishes/local-wishes.ts';
import { useLineWish } from '#web/features/wishes/use-line-wish.tsx';
import { text } from '#web/text/en.ts';
import { quoteText } from '#web/text/quotation-en.ts';
import { wishesText } from '#web/text/wishes-en.ts';
import { Link } from '#web/ui/link.tsx';
import type { Quotation, QuoteLine } from './quotation.ts';

type RequestLinesProps = { quotation: Quotation; fieldErrors: FieldErrors };

/**
 * What is asked for: the lines of the cart, then what is not in the catalogue.
 * @param fieldErrors what the shop has rejected; errors of wishes are shown at their lines.
 */
export function RequestLines({ quotation, fieldErrors }: RequestLinesProps) {
  const { others } = useWishes();
  return (
    <section aria-labelledby="request-lines" className="rounded border border-rule bg-surface">
      <h2 id="request-lines" className="border-b border-rule px-4 py-3 text-lg font-semibold">
        {quoteText.lines}
      </h2>
      <ul className="divide-y divide-rule">
        {quotation.lines.map((line) => (
          <RequestLine key={line.product.id} line={line} fieldErrors={fieldErrors} />
        ))}
        {others.map(({ key, title, text: words = title ?? wishesText.unnamed, ...wish }, index) => (
          <li key={key} className="px-4 py-3 text-sm wrap-anywhere">
            {describeWish({ ...wish, text: words })}
            <OtherWishErrors errors={selectErrorsBelow(`wishes.${index}`, fieldErrors)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RequestLineProps = { line: QuoteLine; fieldErrors: FieldErrors };

function RequestLine({ line, fieldErrors }: RequestLineProps) {
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
