import type { WireDraft, WireStaffQuotation } from '#contract/staff-quotations.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import { presentBilling, presentConsignee, presentShipping } from '#server/features/addresses/presenter.ts';
import type { EstimateDocument } from '#server/features/estimates/estimate-document.ts';
import { presentGstinCheck } from '#server/features/gstin-checks/presenter.ts';
import { presentMessage } from '#server/features/quotation-messages/presenter.ts';
import type { LastPrice, LastPrices } from '#server/features/quotations/list-last-prices.ts';
import {
  presentAcceptance,
  presentConversation,
  presentOffer,
} from '#server/features/quotations/presenter.ts';
import type { Draft, Party } from '#server/features/quotations/repository.ts';
import { presentFile } from '#server/features/request-files/presenter.ts';
import type { ComparedRevisions } from './compare-revisions.ts';
import type { OfferProduct } from './find-offer-products.ts';
import type { ComposedDraft } from './read-draft.ts';
import type { OfferBuyer } from './read-offer-buyer.ts';
import type { StaffQuotation } from './read-staff-quotation.ts';
import type { selectOfferStanding } from './repository.ts';

export function presentStaffQuotation(quotation: StaffQuotation): WireStaffQuotation {
  const { contact, gstinCheck, conversation, messages, draft, start, branches, asked, estimate, mails } =
    quotation;
  const { id, contactName, email, phone, gstin } = contact;
  return {
    ...presentConversation(quotation),
    ...{ id, contact_name: contactName, email, phone, gstin },
    gstin_check: gstinCheck ? presentGstinCheck(gstinCheck) : null,
    turn: conversation.turn,
    acceptance: conversation.acceptance
      ? {
          ...presentAcceptance(conversation.acceptance),
          how: conversation.acceptance.how,
          said_by: conversation.acceptance.saidBy,
          recorded_by: conversation.acceptance.operator,
        }
      : null,
    is_sold: conversation.isSold,
    messages: messages.map((message) => ({ ...presentMessage(message), is_internal: message.isInternal })),
    draft: conversation.draft && draft ? presentDraft(conversation.draft, draft) : null,
    draft_start: start ? { offer: presentOffer(start.document), sources: presentSources(start, null) } : null,
    branches: branches.map((branch) => ({ name: branch.name, gstin: branch.gstin })),
    asked: { ...asked, files: asked.files.map(presentFile) },
    estimate: estimate ? presentEstimate(estimate) : null,
    revisions: conversation.revisions.map(({ number, kind, state, totalPaise, createdAt }) => ({
      ...{ number, kind, state, total: rupeesFromPaise(totalPaise) },
      createdAt: createdAt.toISOString(),
    })),
    mails: mails.map(({ toAddress, subject, state, lastReply, updatedAt }) => ({
      ...{ to: toAddress, subject, state, last_reply: lastReply },
      updatedAt: updatedAt.toISOString(),
    })),
    events: conversation.events.map(
      ({ number, kind, revisionNumber, madeBy, actor, answererName, createdAt }) => ({
        ...{ number, kind, revision: revisionNumber, made_by: madeBy, actor, name: answererName ?? '' },
        createdAt: createdAt.toISOString(),
      }),
    ),
  };
}

function presentEstimate({ taxNames, totals }: EstimateDocument): WireStaffQuotation['estimate'] {
  const { taxablePaise, taxesPaise, totalPaise } = totals;
  return {
    items: rupeesFromPaise(taxablePaise),
    taxes: taxNames.map((name, index) => ({ name, amount: rupeesFromPaise(taxesPaise[index] ?? 0) })),
    total: rupeesFromPaise(totalPaise),
  };
}

export function presentDraft(draft: Draft, composed: ComposedDraft): WireDraft {
  const { approval } = draft;
  return {
    version: draft.version,
    changed_by: draft.changedBy,
    changedAt: draft.changedAt.toISOString(),
    editor: draft.editor,
    editor_since: draft.editorSince?.toISOString() ?? null,
    approval: approval && {
      asked_by: approval.askedBy ?? null,
      approved_by: approval.approvedBy ?? null,
    },
    offer: presentOffer(composed.document),
    sources: presentSources(composed, approval),
  };
}

function presentSources(
  { document, floors }: ComposedDraft,
  approval: Draft['approval'],
): WireDraft['sources'] {
  const toRupees = (paise: number | undefined) => (paise === undefined ? null : rupeesFromPaise(paise));
  return document.terms.lines.map(({ number, productId = null, orderId }) => ({
    line: number,
    product: productId,
    is_ordered: orderId !== undefined,
    floor: toRupees(floors.get(number)),
    approved_rate: toRupees(approval?.ratesPaise[number]),
  }));
}

export function presentLastPrices(prices: readonly LastPrices[]) {
  const present = (price: LastPrice | undefined) =>
    price
      ? {
          ...{ rate: rupeesFromPaise(price.ratePaise), quantity: price.quantity },
          createdAt: price.at.toISOString(),
        }
      : null;
  return prices.map(({ productId, toBuyer, toOthers }) => ({
    ...{ product: productId, to_buyer: present(toBuyer), to_others: present(toOthers) },
  }));
}

export function presentOfferProduct({ product, pricePaise }: OfferProduct) {
  const { id, title, brand, model } = product;
  return { id, title, brand, model, price: pricePaise === null ? null : rupeesFromPaise(pricePaise) };
}

export function presentOfferStanding({
  version,
  messages,
  draft,
}: Awaited<ReturnType<typeof selectOfferStanding>>) {
  return {
    version,
    messages,
    draft: draft && {
      version: draft.version,
      changed_by: draft.changedBy,
      editor: draft.editor,
      editor_since: draft.editorSince?.toISOString() ?? null,
      approved_by: draft.approval?.approvedBy ?? null,
    },
  };
}

export function presentComparison({ request, numbers, cells }: ComparedRevisions) {
  return {
    estimate_number: formatEstimateNumber(request.financialYear, request.runningNumber),
    revisions: numbers,
    cells: cells.map(({ isChanged, ...cell }) => ({ ...cell, is_changed: isChanged })),
  };
}

export function presentOfferBuyer({ tally, requests, party, duplicates }: OfferBuyer) {
  return {
    request_count: tally.requests,
    accepted_count: tally.accepted,
    accepted_total: rupeesFromPaise(tally.totalPaise),
    requests: requests.map(({ id, financialYear, runningNumber, createdAt, state }) => ({
      ...{ id, estimate_number: formatEstimateNumber(financialYear, runningNumber), state },
      createdAt: createdAt.toISOString(),
    })),
    party: presentParty(party),
    duplicates,
  };
}

export function presentParty(party: Party) {
  return {
    order_customer: party.customer,
    order_name: party.contactName,
    order_phone: party.phone,
    order_gstin: party.gstin,
    billing_address: presentBilling(party.billing),
    shipping_address: presentShipping(party.shipping),
    ...presentConsignee(party.consignee),
  };
}
