import { Link } from 'react-router';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { useMay } from '#desk/api/session.ts';
import { comparePath } from '#desk/paths.ts';
import { formatDayFromIso } from '#desk/text/format-day.ts';
import { useText } from '#desk/text/language.ts';
import { formatDateTime } from '#domain/indian-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { toTelUrl } from '#web/ui/tel-url.ts';
import { AcceptedLine } from './accepted-line.tsx';
import { RequestFileButton } from './request-file-button.tsx';
import { SentPdfButton } from './sent-pdf-button.tsx';

const BADGES = {
  new: 'warning',
  open: 'warning',
  countered: 'warning',
  offered: 'success',
  accepted: 'success',
  declined: 'danger',
  closed: 'danger',
} as const;

/** Where the request stands, who asks, and what was said beyond the lines. */
export function RequestHead({ request }: { request: WireStaffQuotation }) {
  const { quotation: words } = useText();
  const mayReadBuyers = useMay('buyers:read');
  const { state, is_lapsed, createdAt, offer, asked, contact_name, phone, email, gstin } = request;
  const quotations = request.revisions.filter(({ kind }) => kind === 'quotation');
  return (
    <div className="mb-4 grid gap-1.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge kind={is_lapsed ? 'danger' : BADGES[state]}>
          {is_lapsed ? words.lapsed : words.states[state]}
          {offer && ` ${words.revisionOf(offer.revision)}`}
        </Badge>
        <span className="text-ink-soft">{words.asked(formatDateTime(new Date(createdAt)))}</span>
        {quotations.length > 1 && (
          <Link
            to={`${comparePath(request.id)}?a=${quotations.at(-2)?.number}&b=${quotations.at(-1)?.number}`}
            className="underline"
          >
            {words.compare}
          </Link>
        )}
        {mayReadBuyers && offer && <SentPdfButton request={request} revision={offer.revision} />}
        {offer && state === 'offered' && (
          <span className="text-ink-soft">
            {words.validUntil} {formatDayFromIso(offer.valid_until)}
          </span>
        )}
      </p>
      {mayReadBuyers ? (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <span>{contact_name}</span>
          <a href={toTelUrl(phone)} className="underline">
            {phone}
          </a>
          <a href={`mailto:${email}`} className="underline">
            {email}
          </a>
          {gstin && (
            <span>
              {words.gstin} {gstin}
            </span>
          )}
        </p>
      ) : (
        <p className="text-ink-soft">{words.hidden}</p>
      )}
      {request.acceptance && <AcceptedLine acceptance={request.acceptance} />}
      {asked.terms.length > 0 && (
        <p>
          <span className="text-ink-soft">{words.askedTerms}: </span>
          {asked.terms.join(' · ')}
        </p>
      )}
      {mayReadBuyers && asked.files.length > 0 && (
        <div className="flex flex-wrap gap-x-4">
          {asked.files.map((file) => (
            <RequestFileButton key={file.id} request={request.id} file={file} />
          ))}
        </div>
      )}
    </div>
  );
}
