import { type KeyboardEvent, memo, useRef } from 'react';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { addToCartWithMessage } from '#web/features/cart/add-to-cart.tsx';
import { useCart } from '#web/features/cart/cart-store.ts';
import { CompareCheckbox } from '#web/features/compare/compare-checkbox.tsx';
import { Picture } from '#web/features/pictures/picture.tsx';
import { pathOfProduct } from '#web/features/product/product.ts';
import { tableText } from '#web/text/table-en.ts';
import { Link } from '#web/ui/link.tsx';
import type { TableRow } from './table-row.ts';

type ProductTableRowProps = {
  row: TableRow;
  /** Otherwise its deciding specifications share one cell. */
  hasColumns: boolean;
  /** The buyer's city, once it is known. */
  city: string | undefined;
};

/** A product in the table. */
export const ProductTableRow = memo(function ProductTableRow({
  row,
  hasColumns,
  city,
}: ProductTableRowProps) {
  const { id, title, image, price, unit, isPriceOnRequest, dispatchDays, cells, summary, hsn } = row;
  const quantity = useRef<HTMLInputElement>(null);
  const inCart = useCart().items[id];
  const add = () => addToCartWithMessage(row, Number(quantity.current?.value));
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form is the comparison's.
    event.preventDefault();
    add();
  };
  return (
    <tr>
      <th scope="row">
        <span className="table-product">
          <Picture src={image} alt="" sizes="40px" />
          <Link to={pathOfProduct(row, city)}>{title}</Link>
        </span>
      </th>
      <td className="table-number table-price">
        {formatRupeesShort(price.discountedPricePaise)}
        {unit && unit.singular !== 'piece' && <span>{` ${tableText.perUnit(unit.singular)}`}</span>}
        {isPriceOnRequest && <span>{` ${tableText.onRequest}`}</span>}
      </td>
      <td className="table-number">{formatRupeesShort(price.unitPriceInclGstPaise)}</td>
      {hasColumns ? (
        // Columns never change their order, and two may have the same value.
        // biome-ignore lint/suspicious/noArrayIndexKey: as said.
        cells.map((cell, index) => <td key={index}>{cell}</td>)
      ) : (
        <td className="table-summary">{summary}</td>
      )}
      <td>{hsn}</td>
      <td>{dispatchDays && tableText.days(dispatchDays.from, dispatchDays.to)}</td>
      <td className="noscript:hidden">
        <input
          ref={quantity}
          aria-label={tableText.quantityOf(title)}
          inputMode="numeric"
          autoComplete="off"
          defaultValue="1"
          className="table-quantity"
          onKeyDown={addOnEnter}
        />
      </td>
      <td className="noscript:hidden">
        <button type="button" aria-label={tableText.addLabel(title)} className="table-add" onClick={add}>
          {tableText.add}
        </button>
        {inCart !== undefined && <span className="table-in-cart">{tableText.inCart(inCart)}</span>}
      </td>
      <td>
        <CompareCheckbox product={row} />
      </td>
    </tr>
  );
});
