import { useId } from 'react';
import type { WireShipmentDetails } from '#contract/dispatch.ts';
import type { Conflict } from '#contract/errors.ts';
import type { WireStaffShipment } from '#contract/staff-dispatch.ts';
import { api } from '#desk/api/desk-api.ts';
import { useVersionedForm } from '#desk/state/versioned-form.ts';
import type { dispatch } from '#desk/text/en/dispatch.ts';
import { useText } from '#desk/text/language.ts';
import type { Translated } from '#desk/text/translated.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import { shortId } from '#domain/short-id.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import {
  labelDetails,
  NO_DETAILS,
  ShipmentFields,
  type TypedDetails,
  toDetails,
} from './shipment-fields.tsx';

/** With what was in it of an order after all. */
type Typed = TypedDetails & { [Order in QuantityOf]: string };
type QuantityOf = ReturnType<typeof quantityOf>;
type Words = Translated<typeof dispatch>;

type CorrectFormProps = {
  shipment: WireStaffShipment;
  transporters: readonly string[];
  onClose: () => void;
};

/** Corrects how a shipment travels and, until it has arrived, what is in it. The buyer gets no mail. */
export function CorrectForm({ shipment, transporters, onClose }: CorrectFormProps) {
  const { common, dispatch: words } = useText();
  const heading = useId();
  const number = shipment.shipment_number;
  const form = useVersionedForm<Typed>({
    form: `shipment ${number}`,
    stored: toTyped(shipment, shipment.lines),
    version: shipment.version,
    store: ({ version }, typed) =>
      api.changeShipment({ body: { shipment: number, version, ...toBody(typed) } }),
  });
  const { conflict, input } = form;

  async function save(): Promise<boolean> {
    const isStored = await form.save();
    if (isStored) onClose();
    return isStored;
  }

  return (
    <form
      aria-labelledby={heading}
      className="mt-4 border-t border-rule pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h4 id={heading} className="mb-1 font-semibold">
        {words.correctTitle(number)}
      </h4>
      <p className="mb-3 text-sm text-ink-soft">{words.correctHint}</p>
      {conflict ? (
        <ConflictNotice
          form={{ ...form, save, conflict: { ...conflict, current: toStored(conflict.current) } }}
          labels={labelAll(form.typed, shipment, words)}
        />
      ) : (
        form.message && <Notice kind="warning">{form.message}</Notice>
      )}
      {!shipment.delivered_at && (
        <ul className="mb-4 grid gap-2">
          {shipment.lines.map((line) => (
            <li key={line.order_id} className="flex flex-wrap items-center gap-x-3">
              <input
                aria-label={words.quantityIn(line.title)}
                inputMode="decimal"
                value={input[quantityOf(line.order_id)]}
                onChange={({ target }) => form.change({ [quantityOf(line.order_id)]: target.value })}
                className="desk-input w-24 text-right"
              />
              {line.title}
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        <ShipmentFields
          typed={input}
          onChange={form.change}
          errors={form.errors}
          transporters={transporters}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="action" isBusy={form.isSaving} disabled={!form.isChanged}>
          {words.saveCorrection}
        </Button>
        <Button
          onClick={() => {
            form.forget();
            onClose();
          }}
        >
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}

const QUANTITY = 'quantity ';
const quantityOf = (orderId: string) => `${QUANTITY}${orderId}` as const;

type Lines = readonly { order_id: string; quantity: number }[];

function toTyped(details: { [Detail in keyof TypedDetails]?: unknown }, lines: Lines): Typed {
  const texts = Object.keys(NO_DETAILS).map((name) => [
    name,
    String(details[name as keyof TypedDetails] ?? ''),
  ]);
  const quantities = lines.map((line) => [quantityOf(line.order_id), String(line.quantity)]);
  return Object.fromEntries([...texts, ...quantities]) as Typed;
}

/** What is stored instead, as the form shows it. */
function toStored(current: Conflict['current']): Typed {
  const { details, lines } = current as { details: WireShipmentDetails; lines: Lines };
  return toTyped(details, lines);
}

function toBody(typed: Partial<Typed>) {
  const entries = Object.entries(typed);
  const lines = entries
    .filter(([name]) => name.startsWith(QUANTITY))
    .map(([name, quantity]) => ({ order_id: name.slice(QUANTITY.length), quantity: Number(quantity) }));
  const details = Object.fromEntries(entries.filter(([name]) => !name.startsWith(QUANTITY)));
  return { details: toDetails(details), ...(lines.length > 0 && { lines }) };
}

/** @param typed also quantities of orders that somebody else has taken out of the shipment. */
function labelAll(typed: Partial<Typed>, { lines }: WireStaffShipment, words: Words): Typed {
  const titles = new Map<string, string>(lines.map((line) => [quantityOf(line.order_id), line.title]));
  const quantities = Object.keys(typed)
    .filter((name) => name.startsWith(QUANTITY))
    .map((name) => [name, words.quantityIn(titles.get(name) ?? shortId(name.slice(QUANTITY.length)))]);
  return { ...labelDetails(words), ...Object.fromEntries(quantities) };
}
