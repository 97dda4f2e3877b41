import type { Brand } from '#domain/brand.ts';
import { removeBranch, setBranch } from '#server/features/admin/change-branches.ts';
import { byStaffCall, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { selectBranches } from '#server/features/quotations/branch-queries.ts';
import { getBrand } from '#server/features/settings/read-settings.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { FeatureHandlers } from '#server/platform/http/handlers.ts';

type BranchCall = 'listBranches' | 'setBranch' | 'removeBranch';

/** The calls about the seller's branches. */
export function branchRoutes({
  database,
  brand,
}: {
  database: Database;
  brand: Brand;
}): FeatureHandlers<BranchCall> {
  return {
    listBranches: async () => ({
      branches: await selectBranches(database),
      head_office_gstin: (await getBrand(database, brand)).gstin,
    }),
    setBranch: async ({ body: { version, ...branch } }, { staff }) => {
      await runAsOperator(database, byStaffCall(staff), (transaction) =>
        setBranch(transaction, brand, branch, version),
      );
      return {};
    },
    removeBranch: async ({ body }, { staff }) => {
      await runAsOperator(database, byStaffCall(staff), (transaction) =>
        removeBranch(transaction, body.name, body.version),
      );
      return {};
    },
  };
}
