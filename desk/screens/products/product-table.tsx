import { Link } from 'react-router';
import type { WireListedProduct } from '#contract/staff-products.ts';
import { productPath } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { toThumbnail } from '#desk/ui/thumbnail.ts';
import { formatRupees } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { NumberCell } from './number-cell.tsx';

type ProductTableProps = {
  products: readonly WireListedProduct[];
  marked: ReadonlySet<string>;
  onMark: (marked: ReadonlySet<string>) => void;
  /** Whether prices and discounts can be changed in their cells. */
  mayWrite: boolean;
  onSaved: () => void;
  empty: string;
};

export function ProductTable({ products, marked, onMark, mayWrite, onSaved, empty }: ProductTableProps) {
  const { products: words, menu } = useText();
  const columns: Column<WireListedProduct>[] = [
    {
      key: 'product',
      heading: words.product,
      onPhones: 'max-md:basis-4/5 max-md:grow',
      cell: ({ id, title, brand, model, sku, image }) => (
        <div className="flex items-start gap-3 md:min-w-56">
          {image ? (
            <img
              src={toThumbnail(image)}
              alt=""
              loading="lazy"
              className="size-10 shrink-0 bg-ground object-contain"
            />
          ) : (
            <span className="icon icon-photo-off m-2.5 shrink-0 text-ink-soft" />
          )}
          <div>
            <Link to={productPath(id)} className="font-medium underline-offset-2 hover:underline">
              {title}
            </Link>
            <div className="text-xs text-ink-soft">
              {brand} · {model}
              {sku && ` · ${words.sku} ${sku}`}
            </div>
          </div>
        </div>
      ),
    },
    { key: 'category', heading: words.category, cell: ({ sub_category: name }) => name },
    {
      key: 'price',
      heading: words.price,
      isNumber: true,
      cell: (product) =>
        mayWrite ? (
          <NumberCell
            column="price"
            product={product}
            label={words.priceOf(product.title)}
            onSaved={onSaved}
          />
        ) : (
          formatRupees(paiseFromRupees(product.price))
        ),
    },
    {
      key: 'discount',
      heading: words.discount,
      isNumber: true,
      cell: (product) =>
        mayWrite ? (
          <NumberCell
            column="discount"
            product={product}
            label={words.discountOf(product.title)}
            onSaved={onSaved}
          />
        ) : (
          product.discount
        ),
    },
    { key: 'gst', heading: words.gst, isNumber: true, cell: ({ gst }) => gst },
  ];
  const mark: Column<WireListedProduct> = {
    key: 'mark',
    heading: (
      <MarkBox
        label={words.markAll}
        isMarked={products.length > 0 && products.every(({ id }) => marked.has(id))}
        onChange={(isMarked) => onMark(new Set(isMarked ? products.map(({ id }) => id) : []))}
      />
    ),
    cell: ({ id, title }) => (
      <MarkBox
        label={words.mark(title)}
        isMarked={marked.has(id)}
        onChange={(isMarked) => {
          const others = [...marked].filter((each) => each !== id);
          onMark(new Set(isMarked ? [...others, id] : others));
        }}
      />
    ),
  };
  return (
    <DataTable
      caption={menu.products}
      columns={mayWrite ? [mark, ...columns] : columns}
      rows={products}
      getKey={({ id }) => id}
      empty={empty}
    />
  );
}

type MarkBoxProps = { label: string; isMarked: boolean; onChange: (isMarked: boolean) => void };

function MarkBox({ label, isMarked, onChange }: MarkBoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isMarked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      className="m-1 size-5 accent-action"
    />
  );
}
