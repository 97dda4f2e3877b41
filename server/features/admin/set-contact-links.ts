import * as z from 'zod/mini';
import { email, singleLine } from '#contract/fields.ts';
import { isCallableNumber } from '#domain/phone.ts';
import { getContactLinks } from '#server/features/content/get-contact-links.ts';
import { presentContactLinks } from '#server/features/content/presenter.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { assertVersion } from './assert-version.ts';
import { lockContactLinks, upsertContactLinks } from './content-queries.ts';
import { httpsAddress, optionalText } from './field-rules.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';

const PHONE_MESSAGE =
  'The phone number must have 10 to 15 digits, with the area code: +91 33 4000 1234, 98300 12345 or 1800 11 4000.';

const rules = z.object({
  phone: optionalText(singleLine('The phone number', 40).check(z.refine(isCallableNumber, PHONE_MESSAGE))),
  email: optionalText(email),
  address: optionalText(singleLine('The address', 300)),
  facebook: optionalText(httpsAddress('The Facebook link')),
  linkedin: optionalText(httpsAddress('The LinkedIn link')),
  instagram: optionalText(httpsAddress('The Instagram link')),
  twitter: optionalText(httpsAddress('The Twitter link')),
  hours: optionalText(singleLine('The opening hours', 200)),
  answer_time: optionalText(singleLine('The answer time', 200)),
  grievance_name: optionalText(singleLine('The grievance officer’s name', 100)),
  grievance_email: optionalText(email),
});

export type ContactLinks = z.output<typeof rules>;
export const CONTACT_LINK_NAMES = Object.keys(rules.shape) as (keyof ContactLinks)[];

/**
 * Changes some of the ways to reach the shop. An empty text removes one.
 * @param version the one that the editor has seen; undefined for commands.
 * @throws AppError 'invalid_input', or 'conflict' when somebody has changed them since that version.
 */
export async function setContactLinks(
  database: Database,
  operator: Operator,
  links: { [Name in keyof ContactLinks]?: string | undefined },
  version?: number,
): Promise<void> {
  // Only the new values are validated: stored ones may be older than their rule.
  const validated = validate(z.partial(rules), links) as Partial<ContactLinks>;
  const { answer_time, grievance_name, grievance_email, ...sameNames } = validated;
  const changes = {
    ...sameNames,
    ...(answer_time !== undefined && { answerTime: answer_time }),
    ...(grievance_name !== undefined && { grievanceName: grievance_name }),
    ...(grievance_email !== undefined && { grievanceEmail: grievance_email }),
  };
  await runAsOperator(database, operator, async (transaction) => {
    const stored = await lockContactLinks(transaction);
    const current = await getContactLinks(transaction);
    await assertVersion(transaction, version, {
      ...{ kind: 'contact_links', subject: 'true', version: stored?.version ?? 0 },
      current: presentContactLinks(current),
    });
    await upsertContactLinks(transaction, current, changes);
  });
}
