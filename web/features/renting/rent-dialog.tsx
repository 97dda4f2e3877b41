import { type FormEvent, useId, useRef, useState } from 'react';
import { formatIsoDay } from '#domain/indian-day.ts';
import { CART_PATH } from '#domain/page-paths.ts';
import { normalisePinCode } from '#domain/pin-code.ts';
import type { RentPeriod } from '#domain/product-terms.ts';
import { findRentalProblems } from '#domain/renting.ts';
import { MAX_REMARK_LENGTH } from '#domain/wish.ts';
import { type FieldErrors, hasErrors, NO_ERRORS } from '#web/features/form/field-errors.ts';
import { readTextField } from '#web/features/form/read-text-field.ts';
import { useFocusOnError } from '#web/features/form/use-focus-on-error.ts';
import { addWish } from '#web/features/wishes/wish-store.ts';
import { navigateTo } from '#web/routing/navigation.ts';
import { rentingText } from '#web/text/renting-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';

const MAX_MACHINES = 99;

type Rentable = { product: { id: string; title: string }; leastPeriod: RentPeriod };

type RentDialogProps = Rentable & { isOpen: boolean; onClose: () => void };

/**
 * Asks when and where a machine is wanted. The answer joins the buyer's request, which the seller answers with a price.
 */
export function RentDialog({ isOpen, product, leastPeriod, onClose }: RentDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={rentingText.dialog(product.title)}
      actions={
        <>
          <Button onClick={onClose}>{rentingText.cancel}</Button>
          <Button type="submit" variant="action" form={formId}>
            {rentingText.add}
          </Button>
        </>
      }
    >
      <p className="mt-1 text-ink-soft">{rentingText.hint(leastPeriod)}</p>
      {isOpen && <RentForm id={formId} product={product} leastPeriod={leastPeriod} onAdded={onClose} />}
    </Dialog>
  );
}

function RentForm({ id, product, leastPeriod, onAdded }: Rentable & { id: string; onAdded: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [{ errors, count }, setRejection] = useState({ errors: NO_ERRORS, count: 0 });
  useFocusOnError(form, count);
  const today = formatIsoDay(new Date());

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readRental(new FormData(event.currentTarget));
    const found = findErrors(typed, leastPeriod, today);
    if (hasErrors(found)) return setRejection({ errors: found, count: count + 1 });
    const { quantity, remark, ...rental } = typed;
    const isAdded = addWish({
      productId: product.id,
      title: product.title,
      quantity,
      ...(remark && { remark }),
      rental,
    });
    onAdded();
    if (!isAdded) return toast.error(rentingText.full);
    toast.success(rentingText.added, {
      action: { label: rentingText.viewRequest, onClick: () => navigateTo(CART_PATH) },
    });
  }

  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={submit}
      className="mt-4 grid gap-4 *:min-w-0 sm:grid-cols-2"
    >
      <Field label={rentingText.from} name="from" type="date" min={today} required error={errors.from} />
      <Field
        label={rentingText.until}
        name="until"
        type="date"
        min={today}
        required
        hint={rentingText.untilHint}
        error={errors.until}
      />
      <Field
        label={rentingText.pin}
        name="pin"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        required
        error={errors.pin}
      />
      <Field
        label={rentingText.quantity}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        defaultValue="1"
        error={errors.quantity}
      />
      <div className="sm:col-span-2">
        <Checkbox name="operator" label={rentingText.withOperator} />
        <Field label={rentingText.remark} name="remark" autoComplete="off" maxLength={MAX_REMARK_LENGTH} />
      </div>
    </form>
  );
}

type TypedRental = ReturnType<typeof readRental>;

function readRental(form: FormData) {
  return {
    from: readTextField(form, 'from'),
    until: readTextField(form, 'until'),
    pin: normalisePinCode(readTextField(form, 'pin')),
    withOperator: form.get('operator') !== null,
    quantity: Number(readTextField(form, 'quantity')),
    remark: readTextField(form, 'remark').trim(),
  };
}

function findErrors(typed: TypedRental, leastPeriod: RentPeriod, today: string): FieldErrors {
  const problems = Object.entries(findRentalProblems(typed, leastPeriod, today));
  const { quantity } = typed;
  const isWrongQuantity = !Number.isInteger(quantity) || quantity < 1 || quantity > MAX_MACHINES;
  return {
    ...Object.fromEntries(
      problems.map(([field, problem]) => [field, rentingText.problems[problem](leastPeriod)]),
    ),
    ...(isWrongQuantity && { quantity: rentingText.wrongQuantity }),
  };
}
