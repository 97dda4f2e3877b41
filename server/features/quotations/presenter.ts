import {
  ANSWER_KINDS,
  type WireOffer,
  type WireQuotation,
  type WireQuotedLine,
} from '#contract/quotation-reply.ts';
import type { CounterEntry, WireQuotationLink } from '#contract/quotations.ts';
import { formatEstimateNumber } from '#domain/financial-year.ts';
import { paiseFromRupees, percentFromBps, rupeesFromPaise } from '#domain/money.ts';
import { sumTaxes } from '#domain/quotation/line-taxes.ts';
import type { PricedLine } from '#domain/quotation/price-quotation.ts';
import type { CounterLine, QuotationLine, QuotedRental } from '#domain/quotation/quotation-terms.ts';
import type { QuotationDocument } from '#server/features/estimates/quotation-document.ts';
import { presentMessageToBuyer } from '#server/features/quotation-messages/presenter.ts';
import { presentShipment } from '#server/features/shipments/presenter.ts';
import type { Acceptance } from './acceptance-queries.ts';
import type { ConversationView } from './get-conversation.ts';
import type { QuotationLink } from './link-queries.ts';
import type { ReadQuotation } from './read-quotation.ts';

/** As the buyer sees it. */
export function presentQuotation(quotation: ReadQuotation, brandName: string): WireQuotation {
  const messages = quotation.messages.map((message) => presentMessageToBuyer(message, brandName));
  return { ...presentConversation(quotation), messages };
}

/** All but the messages, whose authors operators see by other names. */
export function presentConversation({
  request,
  conversation,
  document,
  answers,
  shipments,
  hasProForma,
}: Omit<ReadQuotation, 'messages'>): Omit<WireQuotation, 'messages'> {
  const { state, version, hasLapsed, acceptance, counters, renewalAskedAt } = conversation;
  return {
    estimate_number: formatEstimateNumber(request.financialYear, request.runningNumber),
    createdAt: request.createdAt.toISOString(),
    customer: request.customer,
    state,
    is_lapsed: hasLapsed,
    version,
    answers,
    offer: document ? presentOffer(document) : null,
    acceptance: acceptance ? presentAcceptance(acceptance) : null,
    counters: counters.toReversed().map(presentCounter),
    last_answer: presentLastAnswer(conversation),
    renewal_asked_at: renewalAskedAt?.toISOString() ?? null,
    shipments: shipments.map(presentShipment),
    has_pro_forma: hasProForma,
  };
}

/** What is not said is left out. */
export function presentOffer(document: QuotationDocument): WireOffer {
  const { terms, figures, changes, supply } = document;
  const { charges, branch, sez, deliveryTerms, paymentTerms, warranty } = terms;
  const priced = new Map(figures.lines.map((line) => [line.number, line]));
  return {
    revision: document.revision,
    issued_at: document.issuedAt.toISOString(),
    valid_until: terms.validUntil,
    lapses_at: document.lapsesAt.toISOString(),
    lines: terms.lines.map((line) => presentLine(line, priced.get(line.number))),
    freight_term: charges.freightTerm,
    freight: rupeesFromPaise(charges.freightPaise),
    packing: rupeesFromPaise(charges.packingPaise),
    insurance: rupeesFromPaise(charges.insurancePaise),
    charges_rule: charges.rule,
    is_goods_intra_state: supply.isGoodsIntraState,
    is_rental_intra_state: supply.isRentalIntraState,
    tax_names: [...document.taxNames],
    ...(branch !== undefined && { branch }),
    seller_gstin: document.seller.gstin,
    ...(sez && { sez }),
    place_of_supply: document.placeOfSupply,
    ...(deliveryTerms !== undefined && { delivery_terms: deliveryTerms }),
    ...(paymentTerms !== undefined && { payment_terms: paymentTerms }),
    ...(warranty !== undefined && { warranty }),
    notes: terms.notes,
    standing_terms: document.standingTerms,
    ...(changes && { changes }),
    total: rupeesFromPaise(figures.totalPaise),
  };
}

function presentLine(line: QuotationLine, priced: PricedLine | undefined): WireQuotedLine {
  const { brand, model, unitName, listPricePaise, listUnit, leadDays, replaces, note, rental } = line;
  return {
    number: line.number,
    title: line.title,
    ...(brand !== undefined && { brand }),
    ...(model !== undefined && { model }),
    hsn: line.hsn,
    quantity: line.quantity,
    unit: line.unit,
    ...(unitName !== undefined && { unit_name: unitName }),
    ...(listPricePaise !== undefined && { list_price: rupeesFromPaise(listPricePaise) }),
    ...(listUnit !== undefined && { list_unit: listUnit }),
    rate: rupeesFromPaise(line.ratePaise),
    gst_percentage: percentFromBps(line.gstBps),
    ...(leadDays !== undefined && { lead_days: leadDays }),
    offer: line.offer,
    ...(replaces !== undefined && { replaces }),
    ...(note !== undefined && { note }),
    ...(rental && { rental: presentRental(rental) }),
    taxable: rupeesFromPaise(priced?.taxablePaise ?? 0),
    tax: rupeesFromPaise(priced ? sumTaxes(priced.taxes) : 0),
    total: rupeesFromPaise(priced?.totalPaise ?? 0),
  };
}

function presentRental({ depositPaise, mobilisationPaise, withOperator, ...rental }: QuotedRental) {
  return {
    ...rental,
    ...(withOperator !== undefined && { with_operator: withOperator }),
    deposit: rupeesFromPaise(depositPaise),
    mobilisation: rupeesFromPaise(mobilisationPaise),
  };
}

export function presentAcceptance(acceptance: Acceptance): NonNullable<WireQuotation['acceptance']> {
  return {
    revision: acceptance.revisionNumber,
    accepted_at: acceptance.acceptedAt.toISOString(),
    lines: acceptance.lineNumbers,
    total: rupeesFromPaise(acceptance.totalPaise),
    name: acceptance.name,
    designation: acceptance.designation,
    po_number: acceptance.poNumber,
    po_date: acceptance.poDate,
  };
}

function presentLastAnswer({ events }: ConversationView): WireQuotation['last_answer'] {
  const answer = events.at(-1);
  return answer && isAnswerKind(answer.kind)
    ? { kind: answer.kind, name: answer.answererName ?? '', createdAt: answer.createdAt.toISOString() }
    : null;
}

function isAnswerKind(kind: string): kind is (typeof ANSWER_KINDS)[number] {
  return ANSWER_KINDS.some((one) => one === kind);
}

function presentCounter({
  revisionNumber,
  answererName,
  createdAt,
  lines,
  words,
}: ConversationView['counters'][number]) {
  return {
    revision: revisionNumber,
    name: answererName ?? '',
    createdAt: createdAt.toISOString(),
    lines: lines.map(({ number, ratePaise, quantity, isDropped, remark }) => ({
      number,
      ...(ratePaise !== undefined && { rate: rupeesFromPaise(ratePaise) }),
      ...(quantity !== undefined && { quantity }),
      ...(isDropped !== undefined && { is_dropped: isDropped }),
      ...(remark !== undefined && { remark }),
    })),
    words,
  };
}

export function counterLineFromWire(line: CounterEntry['lines'][number]): CounterLine {
  const { number, rate, quantity, is_dropped, remark } = line;
  return {
    number,
    ...(rate !== undefined && { ratePaise: paiseFromRupees(rate) }),
    ...(quantity !== undefined && { quantity }),
    ...(is_dropped !== undefined && { isDropped: is_dropped }),
    ...(remark !== undefined && { remark }),
  };
}

export function presentLink({
  id,
  email,
  mayAnswer,
  createdAt,
  expiresAt,
}: QuotationLink): WireQuotationLink {
  return {
    _id: id,
    email,
    may_answer: mayAnswer,
    createdAt: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
