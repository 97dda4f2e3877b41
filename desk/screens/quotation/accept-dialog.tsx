import { useState } from 'react';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { Field } from '#web/ui/field.tsx';
import { StepDialog } from './step-dialog.tsx';
import { useStep } from './use-step.ts';

type AcceptDialogProps = { request: WireStaffQuotation; onClose: () => void };

/** Writes down what the buyer has said by phone, by e-mail or with a purchase order. */
export function AcceptDialog({ request, onClose }: AcceptDialogProps) {
  const { quotation: words } = useText();
  const { isBusy, error, take } = useStep();
  const choices = (request.offer?.lines ?? []).filter(({ offer }) => offer !== 'unavailable');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    new Set(choices.filter(({ offer }) => offer === 'offered').map(({ number }) => number)),
  );

  async function accept(form: FormData): Promise<void> {
    const read = (name: string) => String(form.get(name) ?? '').trim();
    const optional = (name: string, value: string) => (value === '' ? {} : { [name]: value });
    const body = {
      ...{ request: request.id, version: request.version, lines: [...chosen] },
      ...{ said_by: read('said_by'), name: read('name') },
      ...optional('designation', read('designation')),
      ...optional('po_number', read('po_number')),
      ...optional('po_date', read('po_date')),
    };
    if (await take(() => api.acceptOfferOnWord({ body }), words.accepted)) onClose();
  }

  return (
    <StepDialog
      title={words.acceptTitle}
      action={words.accept}
      {...{ isBusy, error, onClose }}
      onSubmit={(form) => void accept(form)}
    >
      <fieldset className="grid gap-1">
        <legend className="text-sm font-medium">{words.takenLines}</legend>
        {choices.map(({ number, title }) => (
          <label key={number} className="flex items-start gap-2 text-sm">
            <input
              type="checkbox"
              className="mt-0.5 size-4 accent-action"
              checked={chosen.has(number)}
              onChange={({ target }) =>
                setChosen(
                  new Set(
                    target.checked ? [...chosen, number] : [...chosen].filter((each) => each !== number),
                  ),
                )
              }
            />
            {number}. {title}
          </label>
        ))}
      </fieldset>
      <Field label={words.saidBy} name="said_by" list="said-by" required maxLength={100} />
      <datalist id="said-by">
        {Object.values(words.waysToSay).map((way) => (
          <option key={way}>{way}</option>
        ))}
      </datalist>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={words.person} name="name" required maxLength={100} />
        <Field label={words.designation} name="designation" maxLength={100} />
        <Field label={words.poNumber} name="po_number" maxLength={60} />
        <Field label={words.poDate} name="po_date" type="date" />
      </div>
    </StepDialog>
  );
}
