import type { WireStaffQuotation } from '#contract/staff-quotations.ts';

type Message = WireStaffQuotation['messages'][number];

/** One thing that happened, with its time in ISO 8601. */
export type ConversationEntry = { key: string; at: string } & (
  | { kind: 'message'; message: Message }
  | { kind: 'counter'; revision: number; words: string }
  | { kind: 'mail'; to: string; state: string; reply: string; isRefused: boolean }
  | { kind: 'event'; event: string; revision: number | null; by: string }
);

/** Messages, wishes, mails and steps in the order of their time. */
export function listEntries(request: WireStaffQuotation): ConversationEntry[] {
  const { messages, counters, mails, events } = request;
  const entries: ConversationEntry[] = [
    ...messages.map((message) => ({
      ...{ key: message.id, at: message.createdAt, kind: 'message' as const },
      message,
    })),
    ...counters.map(({ createdAt, revision, words }) => ({
      ...{ key: `counter ${createdAt}`, at: createdAt, kind: 'counter' as const },
      ...{ revision, words },
    })),
    ...mails.map(({ to, subject, state, last_reply: reply, updatedAt }) => ({
      ...{ key: `mail ${to} ${subject} ${updatedAt}`, at: updatedAt, kind: 'mail' as const },
      ...{ to, state, reply, isRefused: state === 'refused' || state === 'given_up' },
    })),
    // Counters stand there themselves.
    ...events
      .filter(({ kind }) => kind !== 'countered')
      .map(({ number, kind, revision, actor, createdAt }) => ({
        ...{ key: `event ${number}`, at: createdAt, kind: 'event' as const },
        ...{ event: kind, revision, by: actor },
      })),
  ];
  return entries.sort((one, other) => one.at.localeCompare(other.at));
}
