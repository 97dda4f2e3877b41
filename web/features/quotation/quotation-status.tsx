import { formatDayFromIso } from '#domain/format-day-from-iso.ts';
import { formatMoment } from '#domain/format-moment.ts';
import { formatDay, formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { offerText } from '#web/text/offer-en.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Quotation } from './quotation.ts';

/** Where the conversation stands, and what is expected of whom. */
export function QuotationStatus({ quotation }: { quotation: Quotation }) {
  const { state, is_lapsed: isLapsed, offer, acceptance, renewal_asked_at: renewalAskedAt } = quotation;
  const answer = quotation.last_answer;
  const lastDay = offer ? formatDayFromIso(offer.valid_until) : '';
  if (state === 'offered' && isLapsed) return <Notice kind="warning">{offerText.lapsed(lastDay)}</Notice>;
  if (state === 'offered')
    return (
      <div className="grid gap-2">
        {acceptance && <p>{offerText.amendment}</p>}
        <p className="text-lg font-semibold">
          {quotation.answers.length > 0 ? offerText.answerBy(lastDay) : offerText.mayOnlySee}
        </p>
      </div>
    );
  if (state === 'accepted' && acceptance) return <AcceptedNotice acceptance={acceptance} offer={offer} />;
  if (answer?.name)
    return <p>{offerText.byLink[answer.kind](answer.name, formatDay(new Date(answer.createdAt)))}</p>;
  if (state === 'countered')
    return (
      <p>
        {renewalAskedAt ? offerText.renewalAsked(formatDay(new Date(renewalAskedAt))) : offerText.countered}
      </p>
    );
  return <p>{SENTENCES[state]}</p>;
}

const SENTENCES = {
  new: offerText.preparing,
  open: offerText.preparing,
  accepted: offerText.confirmed,
  declined: offerText.declined,
  closed: offerText.closed,
};

type AcceptedNoticeProps = {
  acceptance: NonNullable<Quotation['acceptance']>;
  offer: Quotation['offer'];
};

/** Who accepted what, and what comes next. */
function AcceptedNotice({ acceptance, offer }: AcceptedNoticeProps) {
  const { name, designation, po_number: poNumber, po_date: poDate } = acceptance;
  const who = designation ? `${name}, ${designation}` : name;
  return (
    <Notice kind="success">
      <p className="font-semibold">
        {offerText.accepted(formatMoment(new Date(acceptance.accepted_at)), who)}
      </p>
      <p className="tabular-nums">
        {offerText.acceptedLines(
          acceptance.revision,
          acceptance.lines.length,
          formatRupeesShort(paiseFromRupees(acceptance.total)),
        )}
      </p>
      {poNumber && (
        <p>
          {poDate
            ? offerText.purchaseOrderOf(poNumber, formatDayFromIso(poDate))
            : offerText.purchaseOrder(poNumber)}
        </p>
      )}
      <h3 className="mt-3 font-semibold">{offerText.nextSteps}</h3>
      <p>{offerText.nextStep}</p>
      {offer?.payment_terms && <p>{offerText.payAsAgreed(offer.payment_terms)}</p>}
    </Notice>
  );
}
