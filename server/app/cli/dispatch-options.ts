import { type Command, InvalidArgumentError, type OptionValues } from '@commander-js/extra-typings';
import type { WireShipmentDetails } from '#contract/dispatch.ts';
import { formatIsoDay, parseDay } from '#domain/indian-day.ts';

/** What can be said about a shipment, when it leaves and later. An empty value clears what was said before. */
export function addDetailOptions<Options extends OptionValues, Globals extends OptionValues>(
  command: Command<[], Options, Globals>,
) {
  return command
    .option('--transporter <NAME>', 'who carries the goods')
    .option('--lr <NUMBER>', 'the number of the lorry receipt')
    .option('--lr-date <DATE>', 'its date: 2026-11-25 or 25/11/2026', parseOptionalDay)
    .option('--vehicle <NUMBER>', 'the number of the vehicle')
    .option('--eway <NUMBER>', 'the number of the e-way bill, 12 digits')
    .option('--eway-not-needed <WHY>', 'why no e-way bill is needed')
    .option('--tracking <ADDRESS>', 'where the buyer can follow the goods: https://…')
    .option('--packages <COUNT>', 'how many packages', parseOptionalNumber)
    .option('--weight <KG>', 'the weight in kg', parseOptionalNumber)
    .option('--invoice <NUMBER>', 'the number of your invoice')
    .option('--invoice-date <DATE>', 'its date', parseOptionalDay)
    .option('--invoice-amount <RUPEES>', 'its amount with GST', parseOptionalNumber)
    .option('--expected <DATE>', 'when the goods should arrive', parseOptionalDay)
    .option('--reason <TEXT>', 'a note, which the buyer reads in the mail and with the order');
}

export type DetailOptions = Partial<{
  transporter: string;
  lr: string;
  lrDate: string | null;
  vehicle: string;
  eway: string;
  ewayNotNeeded: string;
  tracking: string;
  packages: number | null;
  weight: number | null;
  invoice: string;
  invoiceDate: string | null;
  invoiceAmount: number | null;
  expected: string | null;
  reason: string;
}>;

export function toDetails(options: DetailOptions): WireShipmentDetails {
  const details: WireShipmentDetails = {
    transporter: options.transporter,
    lr_number: options.lr,
    lr_date: options.lrDate,
    vehicle: options.vehicle,
    eway_bill: options.eway,
    eway_bill_not_needed: options.ewayNotNeeded,
    tracking_url: options.tracking,
    packages: options.packages,
    weight_kg: options.weight,
    invoice_number: options.invoice,
    invoice_date: options.invoiceDate,
    invoice_amount: options.invoiceAmount,
    expected_on: options.expected,
    note: options.reason,
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

/** @returns the day as `2026-11-25`; null for an empty text. */
function parseOptionalDay(typed: string): string | null {
  return typed === '' ? null : formatIsoDay(parseTypedDay(typed));
}

/** The beginning of a day. */
export function parseTypedDay(typed: string): Date {
  const day = parseDay(typed);
  if (!day) throw new InvalidArgumentError('It must be a day such as 2026-11-25 or 25/11/2026.');
  return day;
}

/** @returns null for an empty text. */
function parseOptionalNumber(typed: string): number | null {
  return typed === '' ? null : parseAmount(typed);
}

/** A number of rupees, kg or pieces: `1,25,000.50`. */
export function parseAmount(typed: string): number {
  const digits = /^(?:₹ ?)?(\d[\d,]{0,14}(?:\.\d{1,3})?)$/.exec(typed)?.[1]?.replaceAll(',', '');
  if (digits === undefined) throw new InvalidArgumentError('It must be a number, such as 1250.50.');
  return Number(digits);
}
