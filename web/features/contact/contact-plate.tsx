import type { ReactNode } from 'react';
import type { WireContactLinks } from '#contract/content.ts';
import { telephoneLink } from '#web/features/layout/telephone-link.ts';
import { text } from '#web/text/en.ts';

const LINK =
  'inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 md:pointer-fine:min-h-0';

/** How to reach the shop without the form: only what the operator has filled in is shown. */
export function ContactPlate({ contactLinks }: { contactLinks: WireContactLinks }) {
  const { phone, email, address, hours, answer_time, grievance_name, grievance_email } = contactLinks;
  return (
    <section aria-labelledby="directly" className="overflow-hidden rounded border border-edge bg-surface">
      <h2 id="directly" className="bg-brand px-4 py-2 font-medium text-on-brand">
        {text.contact.directly}
      </h2>
      <dl className="divide-y divide-rule">
        {phone && (
          <Line label={text.contact.phone} isMain>
            <a href={telephoneLink(phone)} className={LINK}>
              {phone}
            </a>
          </Line>
        )}
        {email && (
          <Line label={text.contact.email} isMain>
            <a href={`mailto:${email}`} className={`${LINK} wrap-anywhere`}>
              {email}
            </a>
          </Line>
        )}
        {hours && <Line label={text.contact.hours}>{hours}</Line>}
        {answer_time && <Line label={text.contact.answerTime}>{answer_time}</Line>}
        {address && <Line label={text.contact.address}>{address}</Line>}
        {grievance_email && (
          <Line label={text.contact.complaints}>
            {`${grievance_name}, ${text.frame.grievanceOfficer}`}
            <a href={`mailto:${grievance_email}`} className={`${LINK} block wrap-anywhere`}>
              {grievance_email}
            </a>
          </Line>
        )}
      </dl>
    </section>
  );
}

function Line({ label, isMain = false, children }: { label: string; isMain?: boolean; children: ReactNode }) {
  return (
    <div className="px-4 py-3">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className={isMain ? 'text-lg font-semibold tabular-nums' : ''}>{children}</dd>
    </div>
  );
}
