import * as z from 'zod/mini';
import { email, singleLine } from '#contract/fields.ts';
import { isCallableNumber } from '#domain/phone.ts';
import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import { presentContactLinks } from '#server/features/content/presenter.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { changeAs } from './change-as.ts';
import { upsertContactLinks } from './content-queries.ts';
import { orEmpty } from './or-empty.ts';
import { httpsAddress } from './web-address.ts';

const PHONE_MESSAGE =
  'The phone number must have 10 to 15 digits, with the area code: +91 33 4000 1234, 98300 12345 or 1800 11 4000.';

const rules = z.object({
  phone: orEmpty(singleLine('The phone number', 40).check(z.refine(isCallableNumber, PHONE_MESSAGE))),
  email: orEmpty(email),
  address: orEmpty(singleLine('The address', 300)),
  facebook: orEmpty(httpsAddress('The Facebook link')),
  linkedin: orEmpty(httpsAddress('The LinkedIn link')),
  instagram: orEmpty(httpsAddress('The Instagram link')),
  twitter: orEmpty(httpsAddress('The Twitter link')),
  hours: orEmpty(singleLine('The opening hours', 200)),
  answer_time: orEmpty(singleLine('The answer time', 200)),
  grievance_name: orEmpty(singleLine('The grievance officer’s name', 100)),
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
  // Only what is new is checked: what stands there may be older than its rule.
  const checked = validate(z.partial(rules), links) as Partial<ContactLinks>;
  await changeAs(database, operator, async (transaction) => {
    const current = presentContactLinks(await getContactLinks(transaction));
    const { answer_time, grievance_name, grievance_email, ...sameNames } = { ...current, ...checked };
    await upsertContactLinks(transaction, {
      ...sameNames,
      answerTime: answer_time,
      grievanceName: grievance_name,
      grievanceEmail: grievance_email,
    });
  });
}
