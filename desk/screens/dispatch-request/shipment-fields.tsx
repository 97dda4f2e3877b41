import { useId } from 'react';
import type { WireShipmentDetails } from '#contract/dispatch.ts';
import type { dispatch } from '#desk/text/en/dispatch.ts';
import { useText } from '#desk/text/language.ts';
import type { Translated } from '#desk/text/translated.ts';
import { Field } from '#web/ui/field.tsx';

/** How goods travel, as it is typed; the contract checks it. */
export const NO_DETAILS = {
  transporter: '',
  lr_number: '',
  lr_date: '',
  vehicle: '',
  packages: '',
  weight_kg: '',
  invoice_number: '',
  invoice_date: '',
  invoice_amount: '',
  eway_bill: '',
  eway_bill_not_needed: '',
  expected_on: '',
  tracking_url: '',
  note: '',
} satisfies { [Detail in keyof WireShipmentDetails]-?: string };
export type TypedDetails = typeof NO_DETAILS;

const DETAILS = Object.keys(NO_DETAILS) as (keyof TypedDetails)[];
const DAYS: readonly string[] = ['lr_date', 'invoice_date', 'expected_on'];
const NUMBERS: readonly string[] = ['packages', 'weight_kg', 'invoice_amount'];

type ShipmentFieldsProps = {
  typed: TypedDetails;
  onChange: (change: Partial<TypedDetails>) => void;
  errors: Readonly<Record<string, string>>;
  transporters: readonly string[];
};

/** The fields about how goods travel, in the grid of the form that they are part of. */
export function ShipmentFields({ typed, onChange, errors, transporters }: ShipmentFieldsProps) {
  const { dispatch: words } = useText();
  const suggestions = useId();
  const labels = labelDetails(words);
  return (
    <>
      {DETAILS.map((name) => (
        <Field
          key={name}
          label={labels[name]}
          type={DAYS.includes(name) ? 'date' : 'text'}
          inputMode={NUMBERS.includes(name) ? 'decimal' : undefined}
          list={name === 'transporter' ? suggestions : undefined}
          value={typed[name]}
          error={errors[`details.${name}`] ?? errors[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <datalist id={suggestions}>
        {transporters.map((transporter) => (
          <option key={transporter} value={transporter} />
        ))}
      </datalist>
    </>
  );
}

/** What people call the fields. */
export function labelDetails(words: Translated<typeof dispatch>): TypedDetails {
  return {
    transporter: words.transporter,
    lr_number: words.lrNumber,
    lr_date: words.lrDate,
    vehicle: words.vehicle,
    packages: words.packages,
    weight_kg: words.weight,
    invoice_number: words.invoiceNumber,
    invoice_date: words.invoiceDate,
    invoice_amount: words.invoiceAmount,
    eway_bill: words.ewayBill,
    eway_bill_not_needed: words.ewayNotNeeded,
    expected_on: words.expected,
    tracking_url: words.tracking,
    note: words.note,
  };
}

/** What was typed as the calls take it. An empty field clears what the shop has. */
export function toDetails(typed: Partial<TypedDetails>): WireShipmentDetails {
  return Object.fromEntries(
    Object.entries(typed).map(([name, text]) => {
      if (text === '') return [name, DAYS.includes(name) || NUMBERS.includes(name) ? null : ''];
      return [name, NUMBERS.includes(name) ? Number(text) : text];
    }),
  );
}
