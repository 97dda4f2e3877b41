import { type CSSProperties, useState } from 'react';
import { comparePath } from '#domain/page-paths.ts';
import { comparisonText as text } from '#web/text/comparison-en.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import type { ComparedRow, Comparison } from './comparison.ts';
import { formatComparisonCsv } from './comparison-csv.ts';
import { ComparisonHead } from './comparison-head.tsx';
import { ComparisonRows } from './comparison-rows.tsx';
import { LandedCostRows } from './landed-cost-rows.tsx';
import { markBestPrices } from './landed-costs.ts';
import { OfferPriceCells } from './offer-price-cells.tsx';
import { isTyped, useTypedOffers } from './offers-store.ts';

type ComparisonTableProps = { comparison: Comparison; hasOnlyDifferences: boolean };

/** Products in columns, with two more for what other suppliers ask. */
export function ComparisonTable({ comparison, hasOnlyDifferences }: ComparisonTableProps) {
  const { products, prices, facts, specifications } = comparison;
  const ids = products.map(({ id }) => id);
  const { typed, change } = useTypedOffers(ids);
  const [isOffering, setOffering] = useState(false);
  const hasTypedOffers = typed.suppliers.some(isTyped);
  const hasOffers = isOffering || hasTypedOffers;
  const select = (rows: readonly ComparedRow[]) =>
    hasOnlyDifferences ? rows.filter((row) => row.isDifferent) : rows;
  const path = comparePath(ids);
  const download = () =>
    saveFile(new Blob([formatComparisonCsv(comparison, typed)], { type: 'text/csv' }), text.fileName);
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        {products.length > 1 && (
          <ButtonLink
            to={hasOnlyDifferences ? path : `${path}&only=differences`}
            keepsScroll
            className="print:hidden"
          >
            {hasOnlyDifferences ? text.allRows : text.onlyDifferences}
          </ButtonLink>
        )}
        <Button className="noscript:hidden" onClick={() => window.print()}>
          {text.print}
        </Button>
        <Button className="noscript:hidden" onClick={download}>
          {text.download}
        </Button>
        {/* Wider screens have room for their columns. */}
        {!hasTypedOffers && (
          <Button
            className="sm:hidden noscript:hidden"
            aria-expanded={isOffering}
            onClick={() => setOffering(!isOffering)}
          >
            {text.otherSuppliers}
          </Button>
        )}
      </div>
      <div className="comparison" data-offers={hasOffers || undefined}>
        <table
          aria-label={text.tableLabel}
          style={
            {
              '--products': products.length,
              '--columns': products.length + (hasOffers ? typed.suppliers.length : 0),
            } as CSSProperties
          }
        >
          <ComparisonHead products={products} typed={typed} onChange={change} />
          <tbody>
            <ComparisonRows
              title={text.prices}
              rows={select(markBestPrices(prices, products, typed))}
              typed={typed}
              renderOffer={(row, index) => (
                <OfferPriceCells row={row} index={index} typed={typed} onChange={change} />
              )}
            />
            <LandedCostRows products={products} typed={typed} onChange={change} />
            <ComparisonRows title={text.details} rows={select(facts)} typed={typed} />
            <ComparisonRows title={text.specifications} rows={select(specifications)} typed={typed} />
          </tbody>
        </table>
      </div>
    </>
  );
}
