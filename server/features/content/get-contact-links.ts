import type { WireContactLinks } from '#contract/content.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectContactLinks } from './repository.ts';

const EMPTY_CONTACT_LINKS = {
  ...{ phone: '', email: '', address: '', facebook: '', linkedin: '', instagram: '', twitter: '' },
  ...{ hours: '', answerTime: '', grievanceName: '', grievanceEmail: '' },
};

/** How to reach the shop; empty strings until the operator has entered something. */
export async function getContactLinks(db: DbExecutor): Promise<WireContactLinks> {
  const { answerTime, grievanceName, grievanceEmail, ...links } =
    (await selectContactLinks(db)) ?? EMPTY_CONTACT_LINKS;
  return {
    ...links,
    answer_time: answerTime,
    grievance_name: grievanceName,
    grievance_email: grievanceEmail,
  };
}
