import { percentFromBps } from '#domain/money.ts';
import { removePriceFloor, setPriceFloor } from '#server/features/admin/change-price-floors.ts';
import { byStaffCall, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { type ApprovalTarget, approveRates, askApproval } from '#server/features/quotations/approve-rates.ts';
import { selectPriceFloors } from '#server/features/quotations/floor-queries.ts';
import { listLastPrices } from '#server/features/quotations/list-last-prices.ts';
import { selectDraft } from '#server/features/quotations/repository.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import type { FeatureHandlers, StaffCaller } from '#server/platform/http/handlers.ts';
import { presentDraft, presentLastPrices } from './presenter.ts';
import { readComposedDraft } from './read-draft.ts';
import { getContact, selectProductIds } from './repository.ts';
import type { StaffDependencies } from './take-staff-step.ts';

/** The calls about the lowest prices, and about what was agreed before. */
export function floorRoutes({
  database,
  brand,
}: Pick<StaffDependencies, 'database' | 'brand'>): FeatureHandlers<
  | 'listLastPrices'
  | 'askOfferApproval'
  | 'approveOffer'
  | 'listPriceFloors'
  | 'setPriceFloor'
  | 'removePriceFloor'
> {
  const run = <Result>(staff: StaffCaller, work: (transaction: Transaction) => Promise<Result>) =>
    runAsOperator(database, byStaffCall(staff), work);
  const changeApproval = async (
    staff: StaffCaller,
    request: string,
    change: (transaction: Transaction, target: ApprovalTarget) => Promise<unknown>,
  ) => ({
    draft: await run(staff, async (transaction) => {
      await change(transaction, { quoteRequestId: request, operator: staff.name });
      const draft = await selectDraft(transaction, request);
      if (!draft) throw new Error('There is no draft.');
      return presentDraft(draft, await readComposedDraft(transaction, brand, request));
    }),
  });
  return {
    listLastPrices: async ({ params: { request } }) => {
      await getContact(database, request);
      const productIds = await selectProductIds(database, request);
      return { prices: presentLastPrices(await listLastPrices(database, request, productIds)) };
    },
    askOfferApproval: ({ body }, { staff }) => changeApproval(staff, body.request, askApproval),
    approveOffer: ({ body }, { staff }) =>
      changeApproval(staff, body.request, (transaction, target) =>
        approveRates(transaction, target, new Map(body.rates.map(({ line, rate }) => [line, rate]))),
      ),
    listPriceFloors: async () => {
      const floors = await selectPriceFloors(database);
      return {
        floors: floors.map(({ categoryId, category, bps, version }) => ({
          ...{ category: categoryId, name: category, percentage: percentFromBps(bps), version },
        })),
      };
    },
    setPriceFloor: async ({ body }, { staff }) => {
      const { category, percentage, version } = body;
      await run(staff, (transaction) => setPriceFloor(transaction, category, percentage, version));
      return {};
    },
    removePriceFloor: async ({ body }, { staff }) => {
      await run(staff, (transaction) => removePriceFloor(transaction, body.category, body.version));
      return {};
    },
  };
}
