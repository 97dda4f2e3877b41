import { type FormEvent, useId, useState } from 'react';
import type { WireRequestToSend } from '#contract/staff-dispatch.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptForm } from '#desk/state/kept-form.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { subtractQuantity } from '#domain/dispatch/quantity-sum.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NO_DETAILS, ShipmentFields, type TypedDetails, toDetails } from './shipment-fields.tsx';

const NOTHING_TYPED = {
  ...NO_DETAILS,
  sent_on: '',
  /** By the id of their order. */
  quantities: {} as Record<string, string>,
  hasNoMail: false,
};
type Typed = typeof NOTHING_TYPED;

type SendFormProps = { request: WireRequestToSend; transporters: readonly string[] };

/** Records what leaves of a request. Without other figures it is all that has not left. */
export function SendForm({ request, transporters }: SendFormProps) {
  const { dispatch: words } = useText();
  const heading = useId();
  const form = useKeptForm<Typed>(`dispatch ${request.id}`, NOTHING_TYPED);
  const { input, change, errors } = form;
  const [hasEwayWarning, setEwayWarning] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    const body = toBody(request, input);
    const hasAnswer = input.eway_bill !== '' || input.eway_bill_not_needed !== '';
    if (!hasEwayWarning && !hasAnswer) {
      let isMissing = false;
      const isTried = await form.run(async () => {
        const { result } = await api.sendShipment({ body: { ...body, dry_run: true } });
        isMissing = result.is_eway_bill_missing;
      }, null);
      if (!isTried || isMissing) return setEwayWarning(isMissing);
    }
    await form.send(() => api.sendShipment({ body }), input.hasNoMail ? words.isSentSilently : words.isSent);
  }

  return (
    <form aria-labelledby={heading} className="desk-panel" onSubmit={(event) => void send(event)}>
      <h2 id={heading} className="mb-3 text-lg font-semibold">
        {words.sendTitle}
      </h2>
      <table className="desk-table desk-table-stacked mb-4">
        <thead>
          <tr>
            <th scope="col">{words.goods}</th>
            <th scope="col" className="desk-number">
              {words.ordered}
            </th>
            <th scope="col" className="desk-number">
              {words.left}
            </th>
            <th scope="col" className="desk-number">
              {words.leaves}
            </th>
          </tr>
        </thead>
        <tbody>
          {request.lines.map((line) => {
            const left = getRest(line);
            const typed = input.quantities[line.order_id] ?? left;
            const isTooMuch = Number(typed) > Number(left);
            const errorId = `${heading}-${line.order_id}`;
            return (
              <tr key={line.order_id}>
                <td className="max-md:basis-full">{line.title}</td>
                <td className="desk-number" data-label={words.ordered}>
                  {line.ordered}
                </td>
                <td className="desk-number" data-label={words.left}>
                  {line.sent}
                </td>
                <td className="desk-number" data-label={words.leaves}>
                  <input
                    aria-label={words.quantity(line.title)}
                    aria-invalid={isTooMuch}
                    aria-describedby={isTooMuch ? errorId : undefined}
                    inputMode="decimal"
                    value={typed}
                    onChange={({ target }) =>
                      change({ quantities: { ...input.quantities, [line.order_id]: target.value } })
                    }
                    className="desk-input w-24 text-right"
                  />
                  {isTooMuch && (
                    <span id={errorId} className="block text-sm text-danger">
                      {words.atMost(left)}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        <Field
          label={words.sentOn}
          type="date"
          value={input.sent_on}
          error={errors.sent_on}
          onChange={({ target }) => change({ sent_on: target.value })}
        />
        <ShipmentFields typed={input} onChange={change} errors={errors} transporters={transporters} />
      </div>
      {hasEwayWarning && (
        <div className="mt-4">
          <Notice kind="warning">{words.ewayMissing}</Notice>
        </div>
      )}
      <Failure action={form} />
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button type="submit" variant="action" isBusy={form.isBusy}>
          {hasEwayWarning ? words.sendAnyway : words.sendNow}
        </Button>
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={input.hasNoMail}
            onChange={({ target }) => change({ hasNoMail: target.checked })}
            className="size-5 accent-action"
          />
          {words.noMail}
        </label>
      </div>
    </form>
  );
}

function getRest({ ordered, sent }: WireRequestToSend['lines'][number]): string {
  return String(subtractQuantity(ordered, sent));
}

function toBody(request: WireRequestToSend, input: Typed) {
  const { sent_on: sentOn, quantities, hasNoMail, ...typed } = input;
  const lines = request.lines
    .map((line) => ({
      order_id: line.order_id,
      quantity: Number(quantities[line.order_id] ?? getRest(line)),
    }))
    .filter(({ quantity }) => quantity !== 0);
  const details = toDetails(
    Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== '')) as Partial<TypedDetails>,
  );
  return { request: request.id, lines, details, ...(sentOn && { sent_on: sentOn }), no_mail: hasNoMail };
}
