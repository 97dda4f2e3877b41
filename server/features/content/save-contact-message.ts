import type { Database } from '#server/platform/database/connection.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { insertContactMessage } from './repository.ts';

export type ContactMessage = { fname: string; lname: string; phone: string; comment: string };

/** Saves a visitor's message for the operator. */
export async function saveContactMessage(database: Database, message: ContactMessage): Promise<string> {
  await insertContactMessage(database, {
    id: newId(),
    firstName: message.fname,
    lastName: message.lname,
    phone: message.phone,
    message: message.comment,
  });
  return 'Thank you for your message. We will call you back.';
}
