/** How many days before the last day of an offer its buyer is reminded of it. */
export const REMINDER_DAYS = [3, 1] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

const HOUR_MS = 60 * 60 * 1000;
/** An offer lapses at midnight; reminders are sent from nine in the morning in India on. */
const HOURS_FROM_NINE_TO_MIDNIGHT = 15;

export type RemindedOffer = {
  sentAt: Date;
  lapsesAt: Date;
  /** The reminders that were sent. */
  reminded: readonly number[];
};

/**
 * The reminder to send now, if any. Each is sent at most once; one that could not be sent before the next one is due,
 * or that would have been due when the offer was sent, is left out.
 */
export function findDueReminder(
  { sentAt, lapsesAt, reminded }: RemindedOffer,
  now: Date,
): ReminderDays | undefined {
  if (now >= lapsesAt) return undefined;
  const due = REMINDER_DAYS.findLast((days) => now >= getReminderTime(lapsesAt, days));
  if (due === undefined || reminded.includes(due)) return undefined;
  return sentAt < getReminderTime(lapsesAt, due) ? due : undefined;
}

/** Nine in the morning, some days before the last day on which an offer holds. */
export function getReminderTime(lapsesAt: Date, daysBefore: ReminderDays): Date {
  return new Date(lapsesAt.getTime() - (24 * daysBefore + HOURS_FROM_NINE_TO_MIDNIGHT) * HOUR_MS);
}
