import type { StaffPermission } from '#contract/staff-permissions.ts';
import type { WireToday } from '#contract/staff-today.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import type { InboxRow } from '#server/features/staff-requests/repository.ts';
import type { Today } from './read-today.ts';

/** @param permissions of whom it is shown to. */
export function presentToday(
  { counts, longestWaiting, nextToLapse }: Today,
  permissions: readonly StaffPermission[],
): WireToday {
  const { fresh, waiting, late, overdue, lapsing, toSend } = counts;
  const maySeeMails = permissions.includes('mails:read');
  return {
    ours: { fresh, waiting, late },
    ...{ overdue, lapsing, to_send: toSend },
    mails_refused: maySeeMails ? counts.mailsRefused : null,
    mails_given_up: maySeeMails ? counts.mailsGivenUp : null,
    messages: permissions.includes('messages:read') ? counts.messages : null,
    webhooks_off: permissions.includes('settings:read') ? counts.webhooksOff : null,
    longest_waiting: longestWaiting.map(({ row, since, age }) => ({
      ...presentRequest(row),
      since: since.toISOString(),
      age,
      answer_by: row.answerDueAt?.toISOString() ?? null,
    })),
    next_to_lapse: nextToLapse.flatMap((row) =>
      row.lapsesAt ? [{ ...presentRequest(row), lapses_at: row.lapsesAt.toISOString() }] : [],
    ),
  };
}

function presentRequest(row: InboxRow) {
  return {
    id: row.id,
    estimate_number: formatEstimateNumber(row.financialYear, row.runningNumber),
    customer: row.customer,
    city: row.shipping.city,
    total: row.totalPaise === null ? null : rupeesFromPaise(row.totalPaise),
  };
}
