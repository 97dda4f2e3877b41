import type { CallArguments } from '#contract/call.ts';
import type { Offer } from '#contract/offer-from-wire.ts';
import type { setOfferCharges, setOfferTerms } from '#contract/staff-quotations.ts';
import { isIsoDay } from '#domain/indian-day.ts';
import { paiseFromRupees } from '#domain/money.ts';
import { FREIGHT_TERMS, type FreightTerm } from '#domain/quotation/quotation-terms.ts';
import { SEZ_SUPPLIES } from '#domain/quotation/sez.ts';
import { LINE_CELLS, type LineCellName, type LineInput } from './line-cells.ts';
import { readNumber, showPaise } from './typed-number.ts';

type ChargesInput = CallArguments<typeof setOfferCharges>['body']['change'];
type TermsInput = CallArguments<typeof setOfferTerms>['body']['change'];

/** What is sent to the shop about one field of a draft. */
export type DraftEdit =
  | { kind: 'line'; line: number; change: LineInput }
  | { kind: 'charges'; change: ChargesInput }
  | { kind: 'terms'; change: TermsInput };

/** A field of a draft: what it shows, and what is meant by what is typed into it. */
type Field = {
  read: (offer: Offer) => string;
  /** What is sent to the shop, and the offer as it will be; undefined when it cannot be read. */
  write: (typed: string, offer: Offer) => { edit: DraftEdit; offer: Offer } | undefined;
};

function ofCharges(
  read: (charges: Offer['charges']) => string,
  write: (typed: string) => { change: ChargesInput; charges: Partial<Offer['charges']> } | undefined,
): Field {
  return {
    read: ({ charges }) => read(charges),
    write: (typed, offer) => {
      const written = write(typed);
      return (
        written && {
          edit: { kind: 'charges', change: written.change },
          offer: { ...offer, charges: { ...offer.charges, ...written.charges } },
        }
      );
    },
  };
}

function ofTerms(
  read: (offer: Offer) => string,
  write: (typed: string) => (TermsInput & Partial<Offer>) | undefined,
): Field {
  return {
    read,
    write: (typed, offer) => {
      const change = write(typed);
      return change && { edit: { kind: 'terms', change }, offer: { ...offer, ...change } };
    },
  };
}

/** Of packing or insurance; nothing is ₹0. */
function readCharge(typed: string): number | undefined {
  return readNumber(typed.trim() || '0', 2);
}

const FIELDS = {
  /** Who pays the carrier, or an amount, which is then added. */
  freight: ofCharges(
    ({ freightTerm, freightPaise }) => (freightTerm === 'added' ? showPaise(freightPaise) : freightTerm),
    (typed) => {
      if (isFreightTerm(typed))
        return { change: { freight_term: typed }, charges: { freightTerm: typed, freightPaise: 0 } };
      const freight = readNumber(typed, 2);
      if (!freight) return undefined;
      return {
        change: { freight_term: 'added', freight },
        charges: { freightTerm: 'added', freightPaise: paiseFromRupees(freight) },
      };
    },
  ),
  packing: ofCharges(
    ({ packingPaise }) => showPaise(packingPaise),
    (typed) => {
      const packing = readCharge(typed);
      return packing === undefined
        ? undefined
        : { change: { packing }, charges: { packingPaise: paiseFromRupees(packing) } };
    },
  ),
  insurance: ofCharges(
    ({ insurancePaise }) => showPaise(insurancePaise),
    (typed) => {
      const insurance = readCharge(typed);
      return insurance === undefined
        ? undefined
        : { change: { insurance }, charges: { insurancePaise: paiseFromRupees(insurance) } };
    },
  ),
  rule: ofCharges(
    ({ rule }) => rule,
    (typed) => {
      const rule = typed === 'highest' ? 'highest' : 'value';
      return { change: { rule }, charges: { rule } };
    },
  ),
  valid_until: ofTerms(
    ({ valid_until }) => valid_until,
    (typed) => (isIsoDay(typed) ? { valid_until: typed } : undefined),
  ),
  delivery: ofTerms(
    ({ delivery_terms = '' }) => delivery_terms,
    (typed) => ({ delivery_terms: typed.trim() }),
  ),
  payment: ofTerms(
    ({ payment_terms = '' }) => payment_terms,
    (typed) => ({ payment_terms: typed.trim() }),
  ),
  warranty: ofTerms(
    ({ warranty = '' }) => warranty,
    (typed) => ({ warranty: typed.trim() }),
  ),
  /** The branch that supplies; '' for the head office. The shop answers with the taxes of its state. */
  branch: {
    read: ({ branch = '' }) => branch,
    write: (typed, { branch: _, ...offer }) => ({
      edit: { kind: 'terms', change: { branch: typed } },
      offer: { ...offer, ...(typed && { branch: typed }) },
    }),
  },
  /** How a special economic zone is supplied; `no` for any other buyer. */
  sez: {
    read: ({ sez = 'no' }) => sez,
    write: (typed, { sez: _, ...offer }) => {
      const sez = SEZ_SUPPLIES.find((each) => each === typed);
      return {
        edit: { kind: 'terms', change: { sez: sez ?? 'no' } },
        offer: { ...offer, ...(sez && { sez }) },
      };
    },
  },
  /** One on each line. */
  notes: ofTerms(
    ({ notes }) => notes.join('\n'),
    (typed) => ({
      notes: typed
        .split('\n')
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    }),
  ),
} satisfies Record<string, Field>;

export type OfferFieldName = keyof typeof FIELDS;
/** `freight`, or `3.rate` for the rate of line 3. */
export type FieldKey = OfferFieldName | `${number}.${LineCellName}`;

export function getField(key: FieldKey): Field {
  const [number, cell] = key.split('.');
  return cell === undefined ? FIELDS[key as OfferFieldName] : ofLine(Number(number), cell as LineCellName);
}

/** Of a line that is gone nothing can be read or written. */
function ofLine(number: number, name: LineCellName): Field {
  const cell = LINE_CELLS[name];
  const find = ({ lines }: Offer) => lines.find((line) => line.number === number);
  return {
    read: (offer) => {
      const line = find(offer);
      return line ? cell.read(line) : '';
    },
    write: (typed, offer) => {
      const line = find(offer);
      const written = line && cell.write(typed, line);
      return (
        written && {
          edit: { kind: 'line', line: number, change: written.change },
          offer: { ...offer, lines: offer.lines.map((each) => (each === line ? written.line : each)) },
        }
      );
    },
  };
}

function isFreightTerm(typed: string): typed is Exclude<FreightTerm, 'added'> {
  return typed !== 'added' && (FREIGHT_TERMS as readonly string[]).includes(typed);
}
