import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { useText } from '#desk/text/language.ts';
import { formatDateTime, formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';

type AcceptedLineProps = { acceptance: NonNullable<WireStaffQuotation['acceptance']> };

/** Who accepted when, how and for how much: what a salesman is asked when the buyer says something else. */
export function AcceptedLine({ acceptance }: AcceptedLineProps) {
  const { quotation: words } = useText();
  const { accepted_at: at, name, designation, how, total, po_number: poNumber } = acceptance;
  const who = [name, designation].filter(Boolean).join(', ');
  const amount = formatRupeesShort(paiseFromRupees(total));
  const way =
    how === 'word'
      ? words.acceptedHow.word(acceptance.said_by ?? '', acceptance.recorded_by ?? '')
      : words.acceptedHow[how];
  return (
    <p>
      {words.acceptedBy(formatDateTime(new Date(at)), who, amount)} ({way})
      {poNumber && ` · ${words.purchaseOrder(poNumber)}`}
    </p>
  );
}
