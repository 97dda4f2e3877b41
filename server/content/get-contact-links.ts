import type { WireContactLinks } from '#contract/content.ts';
import type { Source } from '#server/database/connect.ts';
import { selectContactLinks } from './queries.ts';

const NOTHING_ENTERED = {
  ...{ phone: '', email: '', address: '', facebook: '', linkedin: '', instagram: '', twitter: '' },
  ...{ hours: '', answerTime: '', grievanceName: '', grievanceEmail: '' },
};

/** How to reach the shop; empty texts until the operator has entered something. */
export async function getContactLinks(database: Source): Promise<WireContactLinks> {
  const { answerTime, grievanceName, grievanceEmail, ...links } =
    (await selectContactLinks(database)) ?? NOTHING_ENTERED;
  return {
    ...links,
    answer_time: answerTime,
    grievance_name: grievanceName,
    grievance_email: grievanceEmail,
  };
}
