import { byStaffCall } from '#server/features/admin/run-as-operator.ts';
import { sendEmailAgain } from '#server/features/admin/send-email-again.ts';
import { selectMails } from '#server/features/mail-log/repository.ts';
import { recordStaffRead } from '#server/features/staff-quotations/record-staff-read.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { presentMail } from './presenter.ts';

/** The calls with which operators see what happened to mails. */
export function staffMailRoutes(database: Database): FeatureHandlers<'listMails' | 'sendMailAgain'> {
  return {
    listMails: async ({ query: { state, to: address, after, limit } }, { staff }) => {
      const filter = { ...(state && { state }), ...(address && { address }), ...(after && { after }) };
      // One more than the page has, to know whether there is a next one.
      const rows = await selectMails(database, filter, limit + 1);
      const mails = rows.slice(0, limit);
      await recordStaffRead(
        database,
        staff,
        'listMails',
        mails.map(({ id }) => id),
      );
      return {
        mails: mails.map(presentMail),
        next: rows.length > limit ? (mails.at(-1)?.id ?? null) : null,
      };
    },
    sendMailAgain: async ({ body: { mail, to } }, { staff }) => {
      await sendEmailAgain(database, byStaffCall(staff), mail, to);
      return {};
    },
  };
}
