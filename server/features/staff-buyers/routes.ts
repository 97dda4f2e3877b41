import { AppError, invalidField } from '#contract/errors.ts';
import { collectBuyerData } from '#server/features/accounts/collect-buyer-data.ts';
import { presentMyData } from '#server/features/accounts/presenter.ts';
import { blockAccount } from '#server/features/admin/block-buyers.ts';
import { closeAccount, correctAccount, getAccount } from '#server/features/admin/change-accounts.ts';
import { mergeAccounts } from '#server/features/admin/merge-accounts.ts';
import { byStaffCall, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { unblock } from '#server/features/admin/unblock.ts';
import { noteGstinCheck } from '#server/features/gstin-checks/note-gstin-check.ts';
import { recordStaffRead } from '#server/features/staff-quotations/record-staff-read.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers, StaffCaller } from '#server/platform/http/handlers.ts';
import { selectBuyerPage } from './buyer-list-queries.ts';
import { endSessionsOfBuyer } from './end-sessions.ts';
import { presentBuyer, presentListedBuyer } from './presenter.ts';
import { listShownAccounts, readBuyer } from './read-buyer.ts';

type BuyerCall =
  | 'listBuyers'
  | 'getBuyer'
  | 'changeBuyer'
  | 'blockBuyer'
  | 'unblockBuyer'
  | 'endBuyerSessions'
  | 'mergeBuyers'
  | 'getBuyerData'
  | 'eraseBuyer'
  | 'noteGstinCheck';

/** The calls by which operators look after the accounts of buyers. */
export function staffBuyerRoutes(database: Database): FeatureHandlers<BuyerCall> {
  const show = async (call: BuyerCall, staff: StaffCaller, accountId: string) => {
    const record = await readBuyer(database, accountId);
    await recordStaffRead(database, staff, call, listShownAccounts(record));
    return { result: presentBuyer(record) };
  };
  return {
    listBuyers: async ({ query: { q: text, blocked, after, limit } }, { staff }) => {
      const filter = { text, isBlocked: blocked === 'yes', after };
      const rows = await selectBuyerPage(database, filter, limit + 1);
      const buyers = rows.slice(0, limit);
      const ids = buyers.map(({ id }) => id);
      await recordStaffRead(database, staff, 'listBuyers', ids);
      return {
        buyers: buyers.map(presentListedBuyer),
        next: rows.length > limit ? (ids.at(-1) ?? null) : null,
      };
    },
    getBuyer: ({ params }, { staff }) => show('getBuyer', staff, params.account),
    changeBuyer: async ({ body: { account, version, ...correction } }, { staff }) => {
      await correctAccount(database, byStaffCall(staff), account, correction, version);
      return show('changeBuyer', staff, account);
    },
    blockBuyer: async ({ body: { account, reason } }, { staff }) => {
      await blockAccount(database, byStaffCall(staff), account, reason);
      return show('blockBuyer', staff, account);
    },
    unblockBuyer: async ({ body: { account } }, { staff }) => {
      const { email, blockedAt } = await getAccount(database, account);
      if (blockedAt === null) throw new AppError('conflict', 'This account is not blocked.');
      await unblock(database, byStaffCall(staff), email);
      return show('unblockBuyer', staff, account);
    },
    endBuyerSessions: async ({ body: { account, session } }, { staff }) => {
      await endSessionsOfBuyer(database, byStaffCall(staff), account, session);
      return show('endBuyerSessions', staff, account);
    },
    mergeBuyers: async ({ body: { from, into } }, { staff }) => {
      await mergeAccounts(database, byStaffCall(staff), from, into);
      return show('mergeBuyers', staff, into);
    },
    getBuyerData: async ({ params }, { staff }) => {
      const { id, name, email, phone } = await getAccount(database, params.account);
      await recordStaffRead(database, staff, 'getBuyerData', [id]);
      const data = await collectBuyerData(database, { id, name, email, phone: phone ?? undefined });
      return { result: presentMyData(data) };
    },
    eraseBuyer: async ({ body }, { staff }) => {
      const { email } = await getAccount(database, body.account);
      if (body.email !== email) throw invalidField('email', 'This is not the address of the account.');
      await closeAccount(database, byStaffCall(staff), body.account);
      return {};
    },
    noteGstinCheck: async ({ body: { gstin, status } }, { staff }) => {
      const check = { gstin, status, operator: staff.name };
      await runAsOperator(database, byStaffCall(staff), (transaction) => noteGstinCheck(transaction, check));
      return {};
    },
  };
}
