import { dryRun } from '#server/features/admin/dry-run.ts';
import { byStaffCall, runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { loadEstimatePictures } from '#server/features/estimates/estimate-pictures.ts';
import type { EstimateRenderer } from '#server/features/estimates/estimate-renderer.ts';
import { getFileName } from '#server/features/estimates/frozen-document.ts';
import { changeDraft, discardDraft } from '#server/features/quotations/change-draft.ts';
import { composeDraft } from '#server/features/quotations/compose-draft.ts';
import { addLine, changeLine, findAddedProduct, removeLine } from '#server/features/quotations/edit-lines.ts';
import { changeCharges, changeTerms } from '#server/features/quotations/edit-terms.ts';
import { assertNobodyElseWrites, takeOverDraft } from '#server/features/quotations/edit-together.ts';
import { fillInSnippets } from '#server/features/quotations/fill-in-snippets.ts';
import { findBranch } from '#server/features/quotations/find-branch.ts';
import { getCounterChange } from '#server/features/quotations/get-counter-change.ts';
import type { Draft } from '#server/features/quotations/repository.ts';
import { startDraft } from '#server/features/quotations/start-draft.ts';
import type { Transaction } from '#server/platform/database/connection.ts';
import { selectNow } from '#server/platform/database/select-now.ts';
import type { FeatureHandlers, StaffCaller } from '#server/platform/http/handlers.ts';
import { findOfferProducts } from './find-offer-products.ts';
import { presentDraft, presentOfferProduct, presentOfferStanding } from './presenter.ts';
import { readComposedDraft } from './read-draft.ts';
import { recordStaffRead } from './record-staff-read.ts';
import { getContact, selectOfferStanding } from './repository.ts';
import type { StaffDependencies } from './take-staff-step.ts';

export type DraftDependencies = StaffDependencies & { renderer: EstimateRenderer };

type DraftBody = { request: string; version?: number | undefined };
type Owner = { quoteRequestId: string; operator: string; expectedVersion?: number | undefined };

/** The calls about the draft of the next quotation. */
export function draftRoutes({
  database,
  brand,
  renderer,
}: DraftDependencies): FeatureHandlers<
  | 'fetchDraft'
  | 'startOfferDraft'
  | 'changeOfferLine'
  | 'changeOfferLines'
  | 'findOfferProducts'
  | 'takeOverDraft'
  | 'getOfferStanding'
  | 'addOfferLine'
  | 'removeOfferLine'
  | 'setOfferCharges'
  | 'setOfferTerms'
  | 'takeCounter'
  | 'discardOfferDraft'
> {
  /** Runs a change in the operator's name, and answers with the draft. */
  const change = async (
    staff: StaffCaller,
    { request, version }: DraftBody,
    work: (transaction: Transaction, owner: Owner) => Promise<Draft>,
  ) => {
    const owner = { quoteRequestId: request, operator: staff.name, expectedVersion: version };
    const changeAndCompose = async (transaction: Transaction) => {
      await assertNobodyElseWrites(transaction, request, staff.name);
      const draft = await work(transaction, owner);
      return presentDraft(draft, await readComposedDraft(transaction, brand, request));
    };
    return { draft: await runAsOperator(database, byStaffCall(staff), changeAndCompose) };
  };
  return {
    fetchDraft: async ({ params }, { staff }) => {
      const compose = async (transaction: Transaction) => {
        await getContact(transaction, params.request);
        return composeDraft(transaction, brand, params.request);
      };
      const document = await dryRun(database, byStaffCall(staff), compose);
      await recordStaffRead(database, staff, 'fetchDraft', [params.request]);
      const pictures = await loadEstimatePictures(database, document.seller);
      const pdf = await renderer.render(document, 'main', pictures);
      return { name: getFileName(document), bytes: new Uint8Array(pdf) };
    },
    startOfferDraft: ({ body }, { staff }) => change(staff, body, startDraft),
    changeOfferLine: ({ body }, { staff }) =>
      change(staff, body, (transaction, owner) =>
        changeDraft(transaction, owner, (terms) => changeLine(terms, body.line, body.change)),
      ),
    changeOfferLines: ({ body }, { staff }) =>
      change(staff, body, (transaction, owner) =>
        changeDraft(transaction, owner, (terms) =>
          body.changes.reduce((changed, one) => changeLine(changed, one.line, one.change), terms),
        ),
      ),
    findOfferProducts: async ({ query }) => ({
      products: (await findOfferProducts(database, query.q)).map(presentOfferProduct),
    }),
    takeOverDraft: async ({ body }, { staff }) => {
      const take = async (transaction: Transaction) => {
        const draft = await takeOverDraft(transaction, body.request, staff.name);
        return presentDraft(draft, await readComposedDraft(transaction, brand, body.request));
      };
      return { draft: await runAsOperator(database, byStaffCall(staff), take) };
    },
    getOfferStanding: async ({ params }) =>
      presentOfferStanding(await selectOfferStanding(database, params.request)),
    addOfferLine: ({ body }, { staff }) =>
      change(staff, body, async (transaction, owner) => {
        const product = await findAddedProduct(transaction, body.line);
        return changeDraft(transaction, owner, (terms, nextLineNumber) =>
          addLine(terms, nextLineNumber, body.line, product),
        );
      }),
    removeOfferLine: ({ body }, { staff }) =>
      change(staff, body, (transaction, owner) =>
        changeDraft(transaction, owner, (terms) => removeLine(terms, body.line)),
      ),
    setOfferCharges: ({ body }, { staff }) =>
      change(staff, body, (transaction, owner) =>
        changeDraft(transaction, owner, (terms) => changeCharges(terms, body.change)),
      ),
    setOfferTerms: ({ body }, { staff }) =>
      change(staff, body, async (transaction, owner) => {
        const filled = await findBranch(transaction, await fillInSnippets(transaction, body.change));
        const today = await selectNow(transaction);
        return changeDraft(transaction, owner, (terms) => changeTerms(terms, filled, today));
      }),
    takeCounter: ({ body }, { staff }) =>
      change(staff, body, async (transaction, owner) =>
        changeDraft(transaction, owner, await getCounterChange(transaction, owner.quoteRequestId)),
      ),
    discardOfferDraft: async ({ body }, { staff }) => {
      const target = { quoteRequestId: body.request, expectedVersion: body.version };
      const discard = (transaction: Transaction) => discardDraft(transaction, target);
      await runAsOperator(database, byStaffCall(staff), discard);
      return {};
    },
  };
}
