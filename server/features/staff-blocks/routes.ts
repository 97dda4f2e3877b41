import { AppError } from '#contract/errors.ts';
import { isPublicMailProvider } from '#domain/public-mail-providers.ts';
import { blockValue, countDomain } from '#server/features/admin/block-buyers.ts';
import { byStaffCall } from '#server/features/admin/run-as-operator.ts';
import { unblock } from '#server/features/admin/unblock.ts';
import { recordStaffRead } from '#server/features/staff-quotations/record-staff-read.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';
import { selectBlockPage } from './block-queries.ts';
import { presentBlock } from './presenter.ts';

/** The calls by which operators keep people out who have no account. */
export function staffBlockRoutes(
  database: Database,
): FeatureHandlers<'listBlocks' | 'addBlock' | 'removeBlock'> {
  return {
    listBlocks: async ({ query: { after, limit } }, { staff }) => {
      const rows = await selectBlockPage(database, after, limit + 1);
      const blocks = rows.slice(0, limit);
      const accountIds = blocks.filter(({ kind }) => kind === 'account').map(({ id }) => id);
      await recordStaffRead(database, staff, 'listBlocks', accountIds);
      return {
        blocks: blocks.map(presentBlock),
        next: rows.length > limit ? (blocks.at(-1)?.id ?? null) : null,
      };
    },
    addBlock: async ({ body: { kind, value, reason, is_certain: isCertain = false } }, { staff }) => {
      if (kind === 'domain' && !isCertain) await assertFewAreHit(database, value);
      await blockValue(database, byStaffCall(staff), { kind, value }, reason);
      return {};
    },
    removeBlock: async ({ body }, { staff }) => {
      await unblock(database, byStaffCall(staff), body.block);
      return {};
    },
  };
}

/** @throws AppError 'conflict' for a public mail provider, and for a domain in which somebody has an account. */
async function assertFewAreHit(database: Database, typed: string): Promise<void> {
  const { domain, accounts } = await countDomain(database, typed);
  const hits = accounts === 1 ? '1 account has its address' : `${accounts} accounts have their addresses`;
  if (isPublicMailProvider(domain)) {
    throw new AppError('conflict', `Anybody can get an address at ${domain}; ${hits} there.`);
  }
  if (accounts > 0) throw new AppError('conflict', `${hits} at ${domain}. All of them would be blocked.`);
}
