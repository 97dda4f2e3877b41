import { Link } from 'react-router';
import type { WireBuyer } from '#contract/staff-buyers.ts';
import { GstinStatus } from '#desk/gstin/gstin-status.tsx';
import { buyerPath } from '#desk/paths.ts';
import { formatDay } from '#desk/text/format-day.ts';
import { useText } from '#desk/text/language.ts';
import { Facts } from '#desk/ui/facts.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { formatPhone } from '#domain/phone.ts';

/** What is known of a buyer. */
export function AccountFacts({ buyer }: { buyer: WireBuyer }) {
  const { buyers: words } = useText();
  const { blocked, merged_into: into, merged_accounts: merged, mail_refusal: refusal } = buyer;
  const checks = new Map(buyer.gstin_checks.map((check) => [check.gstin, check]));
  return (
    <Panel title={words.facts}>
      <Facts
        rows={[
          [words.email, buyer.email],
          [words.phone, buyer.phone && formatPhone(buyer.phone)],
          [words.firm, buyer.firms.join(', ')],
          [
            words.gstin,
            buyer.gstins.length > 0 && (
              <div className="grid gap-2">
                {buyer.gstins.map((gstin) => (
                  <GstinStatus key={gstin} gstin={gstin} check={checks.get(gstin) ?? null} />
                ))}
              </div>
            ),
          ],
          [words.registered, formatDay(new Date(buyer.createdAt))],
          [words.agreed, buyer.agreed_at && formatDay(new Date(buyer.agreed_at))],
          [words.blocked, blocked && `${formatDateTime(new Date(blocked.at))}: ${blocked.reason}`],
          [words.refusesMail, refusal && `${formatDateTime(new Date(refusal.at))}: ${refusal.reply}`],
          [words.partOf, into && <BuyerLink id={into.id} email={into.email} />],
          [
            words.contains,
            merged.length > 0 && (
              <ul>
                {merged.map((each) => (
                  <li key={each.id}>
                    <BuyerLink {...each} />
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
    </Panel>
  );
}

function BuyerLink({ id, email }: { id: string; email: string }) {
  return (
    <Link to={buyerPath(id)} className="text-brand-ink underline">
      {email}
    </Link>
  );
}
