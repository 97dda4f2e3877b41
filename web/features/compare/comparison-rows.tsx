import type { ReactNode } from 'react';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { comparisonText as text } from '#web/text/comparison-en.ts';
import { Link } from '#web/ui/link.tsx';
import type { ComparedRow } from './comparison.ts';
import { isTyped, type TypedOffer, type TypedOffers } from './offers-store.ts';

type ComparisonRowsProps = {
  title: string;
  rows: readonly ComparedRow[];
  typed: TypedOffers;
  /** The cell of another supplier; empty by default. */
  renderOffer?: (row: ComparedRow, index: number) => ReactNode;
};

/** Rows under a heading. Differences and best values are marked by signs and words, not by colour alone. */
export function ComparisonRows({ title, rows, typed, renderOffer }: ComparisonRowsProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <RowsHeading title={title} typed={typed} count={rows[0]?.isBest.length ?? 0} />
      {rows.map((row) => (
        <tr key={row.name} data-differs={row.isDifferent || undefined}>
          <th scope="row">
            {row.name}
            {row.isDifferent && <DifferenceMark />}
          </th>
          {row.isBest.map((isBest, index) => (
            // Columns never change their order, and two may have the same value.
            // biome-ignore lint/suspicious/noArrayIndexKey: as said.
            <td key={index}>
              {renderCell(row, index)}
              {isBest && <BestMark />}
            </td>
          ))}
          {typed.suppliers.map((offer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always two, in the same order.
            <td key={index} className={offerClasses(offer)}>
              {renderOffer?.(row, index)}
              {row.isBestOffer?.[index] && <BestMark />}
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

/** @param count the number of products */
export function RowsHeading({
  title,
  typed,
  count,
  children,
}: {
  title: string;
  typed: TypedOffers;
  count: number;
  children?: ReactNode;
}) {
  return (
    <tr>
      <th scope="colgroup" colSpan={1 + count + typed.suppliers.length}>
        <span className="inline-block">
          {title}
          {children}
        </span>
      </th>
    </tr>
  );
}

function BestMark() {
  return <span className="comparison-mark">{text.best}</span>;
}

function DifferenceMark() {
  return (
    <>
      <span aria-hidden="true"> ≠</span>
      <span className="sr-only">{` (${text.differs})`}</span>
    </>
  );
}

function renderCell({ values, amountsPaise, paths }: ComparedRow, index: number): ReactNode {
  const amount = amountsPaise?.[index];
  const cell = (amount === undefined ? values[index] : formatRupeesShort(amount)) ?? '–';
  const path = paths?.[index];
  return path === undefined ? (
    cell
  ) : (
    <Link to={path} className="cell-link">
      {cell}
    </Link>
  );
}

/** Other suppliers' columns need scripts, and are printed only when something is typed. */
export function offerClasses(offer: TypedOffer): string {
  return isTyped(offer) ? 'offer-cell offer-typed' : 'offer-cell';
}
