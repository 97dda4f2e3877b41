import { formatDayFromIso } from '#domain/format-day-from-iso.ts';
import { formatDateTime, formatDay, formatRupees } from '#domain/indian-format.ts';
import type { QuotationChange } from '#domain/quotation/compare-terms.ts';
import type { CounterLine } from '#domain/quotation/quotation-terms.ts';
import type { QuotationMessage } from '#server/features/quotation-messages/list-messages.ts';
import type { Acceptance } from '#server/features/quotations/acceptance-queries.ts';
import type { ConversationView } from '#server/features/quotations/get-conversation.ts';
import { formatActor } from './format-actor.ts';
import { describeAuthor } from './format-thread.ts';
import { applyStyle, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

/** One step or message. */
type Entry = { at: Date; head: string; details: string[] };

/**
 * What has happened, oldest first: offers with what they changed, what the buyer asked for, who accepted, and what both
 * sides wrote.
 */
export function formatHistory(
  terminal: Terminal,
  conversation: ConversationView,
  changes: ReadonlyMap<number, readonly QuotationChange[]>,
  messages: readonly QuotationMessage[],
): string {
  return [...listSteps(conversation, changes), ...messages.map(describeMessage)]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, head, details }) =>
      [
        applyStyle(terminal, 'bold', wrapText(toSingleLine(`${formatDateTime(at)}: ${head}`), terminal)),
        ...details.filter(Boolean).map((line) => wrapText(toSingleLine(line), terminal, '  ')),
      ].join('\n'),
    )
    .join('\n');
}

function describeMessage(message: QuotationMessage): Entry {
  const kind = message.isInternal ? 'internal note' : 'message';
  return {
    at: message.createdAt,
    head: `${kind}, ${describeAuthor(message)}`,
    details: [...message.words.split('\n'), ...message.files.map(({ name }) => `File: ${name}`)],
  };
}

function listSteps(
  { events, counters, acceptances }: ConversationView,
  changes: ReadonlyMap<number, readonly QuotationChange[]>,
): Entry[] {
  // The newest first; the events are the other way round.
  const [countersLeft, acceptancesLeft] = [[...counters], [...acceptances]];
  return events.map(({ kind, revisionNumber, actor, via, answererName, detail, createdAt }) => {
    const revision = revisionNumber ? `R${revisionNumber} ` : '';
    const who = answererName === null ? formatActor(actor, via) : `${answererName}, by link`;
    const counter = kind === 'countered' ? countersLeft.pop() : undefined;
    const acceptance = kind === 'accepted' && detail.how !== 'confirmed' ? acceptancesLeft.pop() : undefined;
    return {
      at: createdAt,
      head: `${revision}${kind}, ${who}`,
      details: [
        describeDetail(detail),
        ...(kind === 'offered' ? (changes.get(revisionNumber ?? 0) ?? []).map(describeChange) : []),
        ...(counter ? [...counter.lines.map(describeCounterLine), counter.words] : []),
        ...(acceptance ? [describeAcceptance(acceptance)] : []),
      ],
    };
  });
}

/** Sum, last day and reason, where an event has them. */
function describeDetail({ totalPaise, validUntil, reason, daysBefore }: Record<string, unknown>): string {
  return [
    typeof totalPaise === 'number' && formatRupees(totalPaise),
    typeof validUntil === 'string' && `valid until ${formatDayFromIso(validUntil)}`,
    typeof daysBefore === 'number' && `${daysBefore} days before the last day`,
    reason,
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
}

/** `Line 2, rate: ₹350.00 per bag → ₹340.00 per bag`, or `Line 3 added: Spare kit: 1 piece × ₹2,500.00 per piece` */
export function describeChange({ line, what, before = '–', after = '–' }: QuotationChange): string {
  if (what === 'Line')
    return before === '–' ? `Line ${line} added: ${after}` : `Line ${line} removed: ${before}`;
  // HSN and GST stay as they are.
  const name = what === what.toUpperCase() ? what : what.toLowerCase();
  const where = line === undefined ? what : `Line ${line}, ${name}`;
  return `${where}: ${before} → ${after}`;
}

function describeCounterLine({ number, ratePaise, quantity, isDropped, remark }: CounterLine): string {
  const wishes = [
    isDropped && 'leave out',
    quantity !== undefined && `quantity ${quantity}`,
    ratePaise !== undefined && `rate ${formatRupees(ratePaise)}`,
    remark,
  ];
  return `Line ${number}: ${wishes.filter(Boolean).join(' · ')}`;
}

function describeAcceptance(acceptance: Acceptance): string {
  const { name, designation, how, saidBy, poNumber, poDate, lineNumbers, undoneAt } = acceptance;
  return [
    [name, designation].filter(Boolean).join(', '),
    how === 'word' ? `said ${saidBy ?? ''}` : `by ${how}`,
    `lines ${lineNumbers.join(', ')}`,
    poNumber && `purchase order ${poNumber}`,
    poDate && `of ${formatDayFromIso(poDate)}`,
    undoneAt && `undone on ${formatDay(undoneAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
