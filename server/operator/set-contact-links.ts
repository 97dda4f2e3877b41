import * as z from 'zod/mini';
import { email, line } from '#contract/fields.ts';
import { getContactLinks } from '#server/content/get-contact-links.ts';
import type { Database } from '#server/database/connect.ts';
import { validate } from '#server/http/validate.ts';
import { changeAs } from './change-as.ts';
import { upsertContactLinks } from './content-queries.ts';
import { orEmpty } from './or-empty.ts';
import { webAddress } from './web-address.ts';

const rules = z.object({
  phone: orEmpty(line('The phone number', 40)),
  email: orEmpty(email),
  address: orEmpty(line('The address', 300)),
  facebook: orEmpty(webAddress('The Facebook link')),
  linkedin: orEmpty(webAddress('The LinkedIn link')),
  instagram: orEmpty(webAddress('The Instagram link')),
  twitter: orEmpty(webAddress('The Twitter link')),
  hours: orEmpty(line('The opening hours', 200)),
  answer_time: orEmpty(line('The answer time', 200)),
  grievance_name: orEmpty(line('The grievance officer’s name', 100)),
  grievance_email: orEmpty(email),
});

export type ContactLinks = z.output<typeof rules>;
export const CONTACT_LINK_NAMES = Object.keys(rules.shape) as (keyof ContactLinks)[];

/** Changes some of the ways to reach the shop; an empty text takes one away. */
export async function setContactLinks(
  database: Database,
  operator: string,
  links: Partial<ContactLinks>,
): Promise<void> {
  await changeAs(database, operator, async (transaction) => {
    const current = await getContactLinks(transaction);
    const checked = validate(rules, { ...current, ...links });
    const { answer_time, grievance_name, grievance_email, ...sameNames } = checked;
    await upsertContactLinks(transaction, {
      ...sameNames,
      answerTime: answer_time,
      grievanceName: grievance_name,
      grievanceEmail: grievance_email,
    });
  });
}
