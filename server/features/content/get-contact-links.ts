import type { WireContactLinks } from '#contract/content.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectContactLinks } from './repository.ts';

const EMPTY_CONTACT_LINKS = {
  ...{ phone: '', email: '', address: '', facebook: '', linkedin: '', instagram: '', twitter: '' },
  ...{ hours: '', answerTime: '', grievanceName: '', grievanceEmail: '' },
};

/** How to reach the shop; empty texts until the operator has entered something. */
export async function getContactLinks(database: DbExecutor): Promise<WireContactLinks> {
  const { answerTime, grievanceName, grievanceEmail, ...links } =
    (await selectContactLinks(database)) ?? EMPTY_CONTACT_LINKS;
  return {
    ...links,
    answer_time: answerTime,
    grievance_name: grievanceName,
    grievance_email: grievanceEmail,
  };
}
