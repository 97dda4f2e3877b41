import type { ReactNode } from 'react';
import type { WireContactLinks } from '#contract/content.ts';
import { contactText } from '#web/text/contact-en.ts';
import { text } from '#web/text/en.ts';
import { toTelUrl } from '#web/ui/tel-url.ts';

const LINK =
  'inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 md:pointer-fine:min-h-0';

/** How to reach the shop without the form. Details that the operator has not entered are left out. */
export function ContactDetails({ contactLinks }: { contactLinks: WireContactLinks }) {
  const { phone, email, address, hours, answer_time, grievance_name, grievance_email } = contactLinks;
  return (
    <section aria-labelledby="directly" className="overflow-hidden rounded border border-edge bg-surface">
      <h2 id="directly" className="bg-brand px-4 py-2 font-medium text-on-brand">
        {contactText.directly}
      </h2>
      <dl className="divide-y divide-rule">
        {phone && (
          <DetailRow label={contactText.phone} isMain>
            <a href={toTelUrl(phone)} className={LINK}>
              {phone}
            </a>
          </DetailRow>
        )}
        {email && (
          <DetailRow label={contactText.email} isMain>
            <a href={`mailto:${email}`} className={`${LINK} wrap-anywhere`}>
              {email}
            </a>
          </DetailRow>
        )}
        {hours && <DetailRow label={contactText.hours}>{hours}</DetailRow>}
        {answer_time && <DetailRow label={contactText.answerTime}>{answer_time}</DetailRow>}
        {address && <DetailRow label={contactText.address}>{address}</DetailRow>}
        {grievance_email && (
          <DetailRow label={contactText.complaints}>
            {`${grievance_name}, ${text.layout.grievanceOfficer}`}
            <a href={`mailto:${grievance_email}`} className={`${LINK} block wrap-anywhere`}>
              {grievance_email}
            </a>
          </DetailRow>
        )}
      </dl>
    </section>
  );
}

function DetailRow({
  label,
  isMain = false,
  children,
}: {
  label: string;
  isMain?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="px-4 py-3">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className={isMain ? 'text-lg font-semibold tabular-nums' : ''}>{children}</dd>
    </div>
  );
}
