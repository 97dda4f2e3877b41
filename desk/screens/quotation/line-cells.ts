import type { CallArguments } from '#contract/call.ts';
import type { changeOfferLine } from '#contract/staff-quotations.ts';
import { paiseFromRupees, percentFromBps } from '#domain/money.ts';
import {
  getDiscountOfRate,
  getPriceInclGst,
  getRateOfDiscount,
  getRateOfPriceInclGst,
} from '#domain/quotation/agreed-rate.ts';
import { getListPrice } from '#domain/quotation/list-price.ts';
import { LINE_OFFERS, type LineOffer, type QuotationLine } from '#domain/quotation/quotation-terms.ts';
import { isUnitCode } from '#domain/unit.ts';
import { readNumber, showNumber, showPaise } from './typed-number.ts';

export type LineInput = CallArguments<typeof changeOfferLine>['body']['change'];

/** One cell of a line: what it shows, and what is meant by what is typed into it. */
export type LineCell = {
  read: (line: QuotationLine) => string;
  /** What is sent to the shop, and the line as it will be; undefined when it cannot be read. */
  write: (typed: string, line: QuotationLine) => { change: LineInput; line: QuotationLine } | undefined;
};

const rate: LineCell = {
  read: ({ ratePaise }) => (ratePaise === 0 ? '' : showPaise(ratePaise)),
  write: (typed, line) => {
    const rupees = readNumber(typed, 2);
    if (!rupees) return undefined;
    return { change: { rate: rupees }, line: { ...line, ratePaise: paiseFromRupees(rupees) } };
  },
};

const discount: LineCell = {
  read: (line) => {
    const listPricePaise = getListPrice(line);
    return listPricePaise && line.ratePaise > 0
      ? showNumber(percentFromBps(getDiscountOfRate(listPricePaise, line.ratePaise)))
      : '';
  },
  write: (typed, line) => {
    const percent = readNumber(typed, 2);
    const listPricePaise = getListPrice(line);
    if (percent === undefined || percent >= 100 || !listPricePaise) return undefined;
    const ratePaise = getRateOfDiscount(listPricePaise, Math.round(percent * 100));
    return { change: { discount: percent }, line: { ...line, ratePaise } };
  },
};

const price: LineCell = {
  read: ({ ratePaise, gstBps }) => (ratePaise === 0 ? '' : showPaise(getPriceInclGst(ratePaise, gstBps))),
  write: (typed, line) => {
    const rupees = readNumber(typed, 2);
    if (!rupees) return undefined;
    const ratePaise = getRateOfPriceInclGst(paiseFromRupees(rupees), line.gstBps);
    return { change: { rate_incl_gst: rupees }, line: { ...line, ratePaise } };
  },
};

const quantity: LineCell = {
  read: (line) => showNumber(line.quantity),
  write: (typed, line) => {
    const number = readNumber(typed, 3);
    return number ? { change: { quantity: number }, line: { ...line, quantity: number } } : undefined;
  },
};

const unit: LineCell = {
  read: (line) => line.unit,
  write: (typed, { unitName: _, ...line }) =>
    isUnitCode(typed) ? { change: { unit: typed }, line: { ...line, unit: typed } } : undefined,
};

const days: LineCell = {
  read: ({ leadDays }) => (leadDays === undefined ? '' : String(leadDays)),
  write: (typed, { leadDays: _, ...line }) => {
    if (typed.trim() === '') return { change: { lead_days: null }, line };
    const number = readNumber(typed, 0);
    return number === undefined
      ? undefined
      : { change: { lead_days: number }, line: { ...line, leadDays: number } };
  },
};

/** `offered`, or `alternative 3` for one in the place of line 3. */
const offer: LineCell = {
  read: ({ offer: offered, replaces }) => (replaces === undefined ? offered : `${offered} ${replaces}`),
  write: (typed, { replaces: _, ...line }) => {
    const [name = '', number] = typed.split(' ');
    if (!isLineOffer(name)) return undefined;
    const replaced = name === 'alternative' && { replaces: Number(number) };
    return { change: { offer: name, ...replaced }, line: { ...line, offer: name, ...replaced } };
  },
};

const note: LineCell = {
  read: (line) => line.note ?? '',
  write: (typed, line) => {
    const words = typed.trim();
    return { change: { note: words }, line: { ...line, note: words } };
  },
};

const title: LineCell = {
  read: (line) => line.title,
  write: (typed, line) => {
    const words = typed.trim();
    return words === '' ? undefined : { change: { title: words }, line: { ...line, title: words } };
  },
};

const hsn: LineCell = {
  read: (line) => line.hsn,
  write: (typed, line) => {
    const code = typed.replaceAll(' ', '');
    return /^\d{4}(\d\d){0,2}$/.test(code)
      ? { change: { hsn: code }, line: { ...line, hsn: code } }
      : undefined;
  },
};

const gst: LineCell = {
  read: ({ gstBps }) => String(percentFromBps(gstBps)),
  write: (typed, line) => {
    const percent = readNumber(typed, 2);
    return percent === undefined
      ? undefined
      : { change: { gst_percentage: percent }, line: { ...line, gstBps: Math.round(percent * 100) } };
  },
};

type Rental = NonNullable<QuotationLine['rental']>;
type RentalInput = NonNullable<LineInput['rental']>;

/** A cell about the renting of a machine. The first one that is typed makes a rental of a line for sale. */
function ofRental(
  read: (rental: Rental) => string,
  write: (typed: string) => { change: RentalInput; rental: Partial<Rental> } | undefined,
): LineCell {
  return {
    read: ({ rental }) => (rental ? read(rental) : ''),
    write: (typed, line) => {
      const written = write(typed);
      const former = line.rental ?? { per: 'day', periods: 1, depositPaise: 0, mobilisationPaise: 0 };
      return (
        written && {
          change: { rental: written.change },
          line: { ...line, rental: { ...former, ...written.rental } },
        }
      );
    },
  };
}

const RENT_PERIOD_NAMES: readonly string[] = ['day', 'week', 'month'] satisfies Rental['per'][];

const rentalCells = {
  per: ofRental(
    ({ per }) => per,
    (typed) => {
      if (!RENT_PERIOD_NAMES.includes(typed)) return undefined;
      const per = typed as Rental['per'];
      return { change: { per }, rental: { per } };
    },
  ),
  periods: ofRental(
    ({ periods }) => showNumber(periods),
    (typed) => {
      const periods = readNumber(typed, 1);
      return periods ? { change: { periods }, rental: { periods } } : undefined;
    },
  ),
  from: ofRental(
    ({ from = '' }) => from,
    (from) => (from ? { change: { from }, rental: { from } } : undefined),
  ),
  until: ofRental(
    ({ until = '' }) => until,
    (until) => (until ? { change: { until }, rental: { until } } : undefined),
  ),
  pin: ofRental(
    ({ pin = '' }) => pin,
    (pin) => (/^[1-9]\d{5}$/.test(pin) ? { change: { pin }, rental: { pin } } : undefined),
  ),
  operator: ofRental(
    ({ withOperator }) => (withOperator === undefined ? '' : withOperator ? 'yes' : 'no'),
    (typed) => {
      const withOperator = typed === 'yes';
      return typed === '' ? undefined : { change: { with_operator: withOperator }, rental: { withOperator } };
    },
  ),
  deposit: ofRental(
    ({ depositPaise }) => showPaise(depositPaise),
    (typed) => {
      const deposit = readNumber(typed || '0', 2);
      return deposit === undefined
        ? undefined
        : { change: { deposit }, rental: { depositPaise: paiseFromRupees(deposit) } };
    },
  ),
  mobilisation: ofRental(
    ({ mobilisationPaise }) => showPaise(mobilisationPaise),
    (typed) => {
      const mobilisation = readNumber(typed || '0', 2);
      return mobilisation === undefined
        ? undefined
        : { change: { mobilisation }, rental: { mobilisationPaise: paiseFromRupees(mobilisation) } };
    },
  ),
};

export const LINE_CELLS = {
  ...{ quantity, unit, rate, discount, price, days, offer, note, title, hsn, gst },
  ...rentalCells,
} satisfies Record<string, LineCell>;
export type LineCellName = keyof typeof LINE_CELLS;

/**
 * Each of them says what the agreed price is: what is typed into one takes the place of what was typed into another.
 */
export const PRICE_CELLS: readonly LineCellName[] = ['rate', 'discount', 'price'];

function isLineOffer(name: string): name is LineOffer {
  return (LINE_OFFERS as readonly string[]).includes(name);
}
