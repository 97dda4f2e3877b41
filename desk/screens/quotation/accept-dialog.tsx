import type { ChangeEvent } from 'react';
import type { WireStaffQuotation } from '#contract/staff-quotations.ts';
import { api } from '#desk/api/desk-api.ts';
import { useKeptForm } from '#desk/state/kept-form.ts';
import { useText } from '#desk/text/language.ts';
import { Field } from '#web/ui/field.tsx';
import { StepDialog } from './step-dialog.tsx';

const NOTHING_TYPED = { said_by: '', name: '', designation: '', po_number: '', po_date: '' };

type AcceptDialogProps = { request: WireStaffQuotation; onClose: () => void };

/** Writes down what the buyer has said by phone, by e-mail or with a purchase order. */
export function AcceptDialog({ request, onClose }: AcceptDialogProps) {
  const { quotation: words } = useText();
  const choices = (request.offer?.lines ?? []).filter(({ offer }) => offer !== 'unavailable');
  const { input, change, send, isBusy, message } = useKeptForm(`accept ${request.id}`, {
    ...NOTHING_TYPED,
    lines: choices.filter(({ offer }) => offer === 'offered').map(({ number }) => number),
  });
  /** What was chosen before may be missing in a newer offer. */
  const chosen = choices.map(({ number }) => number).filter((number) => input.lines.includes(number));
  const toggle = (number: number, isChosen: boolean) =>
    change({ lines: isChosen ? [...chosen, number] : chosen.filter((each) => each !== number) });
  const field = (name: keyof typeof NOTHING_TYPED) => ({
    value: input[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  });

  async function accept(): Promise<void> {
    const { lines: _, ...typed } = input;
    const trimmed = Object.entries(typed).map(([name, text]) => [name, text.trim()] as const);
    const given = Object.fromEntries(trimmed.filter(([, text]) => text !== ''));
    const body = {
      ...{ request: request.id, version: request.version, lines: chosen },
      ...{ said_by: '', name: '', ...given },
    };
    if (await send(() => api.acceptOfferOnWord({ body }), words.accepted)) onClose();
  }

  return (
    <StepDialog
      title={words.acceptTitle}
      action={words.accept}
      {...{ isBusy, message, onClose }}
      onSubmit={() => void accept()}
    >
      <fieldset className="grid gap-1">
        <legend className="text-sm font-medium">{words.takenLines}</legend>
        {choices.map(({ number, title }) => (
          <label key={number} className="flex items-start gap-2 text-sm">
            <input
              type="checkbox"
              className="mt-0.5 size-4 accent-action"
              checked={chosen.includes(number)}
              onChange={({ target }) => toggle(number, target.checked)}
            />
            {number}. {title}
          </label>
        ))}
      </fieldset>
      <Field label={words.saidBy} {...field('said_by')} list="said-by" required maxLength={100} />
      <datalist id="said-by">
        {Object.values(words.waysToSay).map((way) => (
          <option key={way}>{way}</option>
        ))}
      </datalist>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={words.person} {...field('name')} required maxLength={100} />
        <Field label={words.designation} {...field('designation')} maxLength={100} />
        <Field label={words.poNumber} {...field('po_number')} maxLength={60} />
        <Field label={words.poDate} type="date" {...field('po_date')} />
      </div>
    </StepDialog>
  );
}
