import { useId } from 'react';
import type { WireStaffShipment } from '#contract/staff-dispatch.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { NO_DETAILS, ShipmentFields, type TypedDetails, toDetails } from './shipment-fields.tsx';

type Typed = TypedDetails & {
  /** What was in it of an order after all, by the order's id. */
  quantities: Record<string, string>;
};

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
  const form = useKeptInput<Typed>(`shipment ${number}`, toTyped(shipment));
  const saving = useCall();

  async function save(): Promise<void> {
    const { quantities = {}, ...details } = form.typed;
    const lines = Object.entries(quantities).map(([orderId, quantity]) => ({
      order_id: orderId,
      quantity: Number(quantity),
    }));
    const isSaved = await saving.run(async () => {
      await api.changeShipment({
        body: { shipment: number, details: toDetails(details), ...(lines.length > 0 && { lines }) },
      });
      form.release();
    }, words.isCorrected);
    if (isSaved) onClose();
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
      {!shipment.delivered_at && (
        <ul className="mb-4 grid gap-2">
          {shipment.lines.map((line) => (
            <li key={line.order_id} className="flex flex-wrap items-center gap-x-3">
              <input
                aria-label={words.quantityIn(line.title)}
                inputMode="decimal"
                value={form.input.quantities[line.order_id] ?? String(line.quantity)}
                onChange={({ target }) =>
                  form.change({ quantities: { ...form.input.quantities, [line.order_id]: target.value } })
                }
                className="desk-input w-24 text-right"
              />
              {line.title}
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        <ShipmentFields
          typed={form.input}
          onChange={form.change}
          errors={saving.errors}
          transporters={transporters}
        />
      </div>
      <Failure action={saving} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="action" isBusy={saving.isBusy} disabled={!form.isChanged}>
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

function toTyped(shipment: WireStaffShipment): Typed {
  const details = Object.keys(NO_DETAILS).map((name) => [
    name,
    String(shipment[name as keyof TypedDetails] ?? ''),
  ]);
  return { ...(Object.fromEntries(details) as TypedDetails), quantities: {} };
}
