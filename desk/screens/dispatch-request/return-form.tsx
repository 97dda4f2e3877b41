import { useId } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldFrame } from '#web/ui/field-frame.tsx';

type Returnable = Awaited<ReturnType<typeof api.listRequestShipments>>['returnable'][number];
/** Without an order it is the first one. */
const NOTHING_TYPED = { order: '', quantity: '', reason: '', hasNoMail: false };

type ReturnFormProps = {
  request: string;
  /** At least one. */
  returnable: readonly Returnable[];
};

/** Records that the buyer wants to send goods back and has said so by phone, say. */
export function ReturnForm({ request, returnable }: ReturnFormProps) {
  const { dispatch: words } = useText();
  const heading = useId();
  const goods = useId();
  const adding = useCall();
  const { input, change, forget } = useKeptInput(`add return ${request}`, NOTHING_TYPED);
  const { quantity, reason, hasNoMail } = input;
  const chosen = returnable.find(({ order_id: id }) => id === input.order) ?? returnable[0];

  async function add(): Promise<void> {
    if (!chosen) return;
    const entry = { order_id: chosen.order_id, quantity: Number(quantity), reason };
    const body = { request, ...entry, no_mail: hasNoMail };
    await adding.run(
      async () => {
        await api.addReturn({ body });
        forget();
      },
      hasNoMail ? words.isReturnAddedSilently : words.isReturnAdded,
    );
  }

  return (
    <form
      aria-labelledby={heading}
      className="desk-panel grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div>
        <h3 id={heading} className="font-semibold">
          {words.addReturn}
        </h3>
        <p className="text-sm text-ink-soft">{words.addReturnHint}</p>
      </div>
      <Failure action={adding} />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)]">
        <FieldFrame id={goods} label={words.returnedGoods}>
          <select
            id={goods}
            className="form-control truncate"
            value={chosen?.order_id}
            onChange={({ target }) => change({ order: target.value })}
          >
            {returnable.map(({ order_id: id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </FieldFrame>
        <Field
          label={words.returnedQuantity(String(chosen?.quantity ?? 0))}
          inputMode="decimal"
          required
          value={quantity}
          error={adding.errors.quantity}
          onChange={({ target }) => change({ quantity: target.value })}
        />
        <Field
          label={words.whyReturned}
          required
          maxLength={500}
          value={reason}
          error={adding.errors.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="action" isBusy={adding.isBusy}>
          {words.addReturn}
        </Button>
        <Checkbox
          label={words.noMail}
          checked={hasNoMail}
          onChange={({ target }) => change({ hasNoMail: target.checked })}
        />
      </div>
    </form>
  );
}
