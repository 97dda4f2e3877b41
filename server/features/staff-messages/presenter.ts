import type { WireContactMessage } from '#contract/staff-messages.ts';
import type { selectMessages } from '#server/features/admin/content-queries.ts';

type ContactMessage = Awaited<ReturnType<typeof selectMessages>>[number];

export function presentContactMessage(message: ContactMessage): WireContactMessage {
  return {
    id: message.id,
    createdAt: message.createdAt.toISOString(),
    name: `${message.firstName} ${message.lastName}`,
    phone: message.phone,
    email: message.email,
    message: message.message,
    doneAt: message.doneAt?.toISOString() ?? null,
  };
}
