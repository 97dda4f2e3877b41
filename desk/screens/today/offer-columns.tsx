import { Link } from 'react-router';
import { requestPath } from '#desk/paths.ts';
import type { DeskText } from '#desk/text/load-texts.ts';
import type { Translated } from '#desk/text/translated.ts';
import type { Column } from '#desk/ui/data-table.tsx';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';

type Named = { id: string; estimate_number: string; customer: string; city: string; total: number | null };

/** The columns that both tables have. */
export function createOfferColumns<Row extends Named>(
  words: Translated<DeskText>['requests'],
): [number: Column<Row>, firm: Column<Row>, total: Column<Row>] {
  return [
    {
      key: 'number',
      heading: words.number,
      cell: ({ id, estimate_number: number }) => (
        <Link to={requestPath(id)} className="font-medium whitespace-nowrap text-brand-ink hover:underline">
          {number}
        </Link>
      ),
    },
    {
      key: 'firm',
      heading: words.firm,
      cell: ({ customer, city }) => (
        <>
          {customer}
          <span className="block text-xs text-ink-soft">{city}</span>
        </>
      ),
    },
    {
      key: 'total',
      heading: words.total,
      cell: ({ total }) => (total === null ? '' : formatRupeesShort(paiseFromRupees(total))),
      isNumber: true,
    },
  ];
}
