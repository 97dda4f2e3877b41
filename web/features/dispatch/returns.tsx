import type { WireOrderReturn } from '#contract/dispatch.ts';
import { parseDay } from '#domain/indian-day.ts';
import { formatDay, formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { formatQuantity } from '#domain/quantity-in-units.ts';
import type { UnitWords } from '#domain/unit.ts';
import { dispatchText } from '#web/text/dispatch-en.ts';

type ReturnsProps = { returns: readonly WireOrderReturn[]; unit: UnitWords | undefined };

/** What the buyer wants to send back of an order, and what was answered. */
export function Returns({ returns, unit }: ReturnsProps) {
  if (returns.length === 0) return null;
  return (
    <section className="rounded border border-rule bg-surface p-4 sm:p-6">
      <h2 className="text-lg font-medium">{dispatchText.returns}</h2>
      <ul className="divide-y divide-rule">
        {returns.map((each) => (
          <li key={each.return_id} className="grid gap-1 py-4 wrap-anywhere first:pt-3 last:pb-0">
            <h3 className="font-medium">
              {dispatchText.returnOf(formatQuantity(each.quantity, unit))}
              <span className="block text-sm font-normal text-ink-soft">
                {dispatchText.states[each.state]}
              </span>
            </h3>
            <p>{dispatchText.reason(each.reason)}</p>
            {each.answer && <p>{dispatchText.answer(each.answer)}</p>}
            <CreditNote orderReturn={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CreditNote({ orderReturn }: { orderReturn: WireOrderReturn }) {
  const { credit_note_number: number, credit_note_date: date = '', credit_note_amount: amount } = orderReturn;
  const day = parseDay(date);
  if (number === undefined || amount === undefined || !day) return null;
  return <p>{dispatchText.creditNote(number, formatDay(day), formatRupeesShort(paiseFromRupees(amount)))}</p>;
}
