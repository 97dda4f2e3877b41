import { formatDate, formatDateTime } from '#domain/indian-format.ts';
import { formatPhone } from '#domain/phone.ts';
import type { BuyerRow } from '#server/features/admin/buyer-queries.ts';
import type { Buyer } from '#server/features/admin/find-buyers.ts';
import { applyStyle, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

/** Lists buyers; '' when there are none. */
export function formatBuyers(terminal: Terminal, buyers: readonly BuyerRow[]): string {
  return buyers
    .map((buyer) =>
      [
        formatHead(terminal, buyer),
        ...[...formatRequests(buyer), ...formatState(terminal, buyer)].map((line) =>
          wrapText(line, terminal, '  '),
        ),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Shows all about a buyer except orders, cart and wishlist. */
export function formatBuyer(terminal: Terminal, buyer: Buyer): string {
  const { createdAt, agreedAt, policyVersion, isEmailBlocked, refusal } = buyer;
  const agreement =
    agreedAt && policyVersion
      ? `${formatDateTime(agreedAt)}, version ${policyVersion.slice(0, 12)}`
      : 'not recorded';
  return [
    formatHead(terminal, buyer),
    ...formatState(terminal, buyer),
    ...(isEmailBlocked ? [applyStyle(terminal, 'red', 'The e-mail address or its domain is blocked.')] : []),
    ...(refusal ? [applyStyle(terminal, 'red', formatRefusal(refusal))] : []),
    `Registered: ${formatDateTime(createdAt)}`,
    `Agreed to the terms and the privacy policy: ${agreement}`,
    ...formatRequests(buyer),
    ...formatEstimates(buyer),
    ...buyer.addresses.map(formatAddress),
  ]
    .map((line) => wrapText(line, terminal))
    .join('\n');
}

function formatHead(terminal: Terminal, { name, email, phone }: BuyerRow): string {
  const contact = [email, ...(phone ? [formatPhone(phone)] : [])].join(' · ');
  return wrapText(`${applyStyle(terminal, 'bold', toSingleLine(name))}  ${toSingleLine(contact)}`, terminal);
}

function formatState(terminal: Terminal, buyer: BuyerRow): string[] {
  const { blockedAt, blockedReason, mergedIntoEmail } = buyer;
  return [
    ...(blockedAt ? [`Blocked on ${formatDateTime(blockedAt)}: ${toSingleLine(blockedReason ?? '')}`] : []),
    ...(mergedIntoEmail ? [`Part of the account ${mergedIntoEmail}`] : []),
  ].map((line) => applyStyle(terminal, 'red', line));
}

function formatRefusal({ lastReply, updatedAt }: NonNullable<Buyer['refusal']>): string {
  return `The e-mail address refused a mail on ${formatDateTime(updatedAt)}: ${toSingleLine(lastReply)}`;
}

function formatEstimates({ estimates, requests }: Buyer): string[] {
  if (estimates.length === 0) return [];
  const more = requests - estimates.length;
  const numbers = estimates.map(({ number, createdAt }) => `${number} (${formatDate(createdAt)})`);
  return [`Estimates: ${numbers.join(', ')}${more > 0 ? ` and ${more} more` : ''}`];
}

function formatAddress({
  label,
  customer,
  contactName,
  phone,
  gstin,
  shipping,
}: Buyer['addresses'][number]): string {
  const place = [shipping.address, shipping.city, `${shipping.state} ${shipping.pin}`].join(', ');
  const parts = [customer, contactName, formatPhone(phone), gstin, `goods to ${place}`];
  return toSingleLine(`Saved address${label ? ` “${label}”` : ''}: ${parts.join(' · ')}`);
}

function formatRequests({ requests, lastRequestAt, customers, gstins }: BuyerRow): string[] {
  if (!lastRequestAt) return ['No quote requests'];
  const count = requests === 1 ? '1 quote request' : `${requests} quote requests, the last`;
  return [
    `${count} on ${formatDate(lastRequestAt)}`,
    toSingleLine(`${customers.join(', ')} · GSTIN ${gstins.join(', ')}`),
  ];
}
