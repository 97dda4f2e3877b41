import { useRef } from 'react';
import type { WireCreditNote } from '#contract/dispatch.ts';
import type { Conflict } from '#contract/errors.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useVersionedForm, type VersionedForm } from '#desk/state/versioned-form.ts';
import { useText } from '#desk/text/language.ts';
import { ConflictNotice } from '#desk/ui/conflict.tsx';
import { canChangeReturn, RETURN_STATES, type ReturnState } from '#domain/dispatch/order-return.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Return = Awaited<ReturnType<typeof api.listRequestShipments>>['returns'][number];
type Step = Exclude<ReturnState, 'asked'>;

/** The answer, and the credit note that settles a return. */
const NOTHING_TYPED = { answer: '', number: '', date: '', amount: '' };

export function ReturnList({ returns }: { returns: readonly Return[] }) {
  return (
    <ul className="grid gap-3">
      {returns.map((each) => (
        <li key={each.return_id} className="desk-panel">
          <ReturnCard entry={each} />
        </li>
      ))}
    </ul>
  );
}

function ReturnCard({ entry }: { entry: Return }) {
  const { common, dispatch: words } = useText();
  const isAllowed = useMay('dispatch:write');
  /** The step that was chosen last, which is repeated after a conflict. */
  const step = useRef<Step>('agreed');
  const form = useVersionedForm({
    form: `return ${entry.return_id}`,
    stored: NOTHING_TYPED,
    version: entry.version,
    store: ({ version, answer, number, date, amount }) => {
      const common = { return_id: entry.return_id, version, ...(answer && { answer }) };
      const to = step.current;
      const body =
        to === 'settled'
          ? { ...common, to, credit_note: { number, date, amount: Number(amount) } }
          : { ...common, to };
      return api.answerReturn({ body });
    },
  });
  const { input, change, conflict, isSaving } = form;
  const { answer, number, date, amount } = input;
  const next = RETURN_STATES.filter((to) => canChangeReturn(entry.state, to));
  const take = (to: Step) => {
    step.current = to;
    void form.save();
  };
  const isSettling = next.includes('settled');
  return (
    <>
      <p className="font-medium">
        {entry.quantity} × {entry.title} <span className="desk-tag">{words.returnStates[entry.state]}</span>
      </p>
      <p className="mb-3">{entry.reason}</p>
      {conflict ? (
        <ReturnConflict form={form} conflict={conflict} step={step.current} />
      ) : (
        form.message && <Notice kind="warning">{form.message}</Notice>
      )}
      {isAllowed && (next.length > 0 || form.isChanged) && (
        <div className="flex flex-wrap items-end gap-3">
          <Field
            label={words.answer}
            value={answer}
            onChange={({ target }) => change({ answer: target.value })}
          />
          {isSettling && (
            <>
              <Field
                label={words.creditNote}
                value={number}
                onChange={({ target }) => change({ number: target.value })}
              />
              <Field
                label={words.creditNoteDate}
                type="date"
                value={date}
                onChange={({ target }) => change({ date: target.value })}
              />
              <Field
                label={words.creditNoteAmount}
                inputMode="decimal"
                value={amount}
                onChange={({ target }) => change({ amount: target.value })}
              />
            </>
          )}
          {next.map((to) =>
            to === 'asked' ? null : (
              <Button key={to} variant="quiet" isBusy={isSaving} onClick={() => take(to)}>
                {words.returnSteps[to]}
              </Button>
            ),
          )}
          {form.isChanged && <Button onClick={() => form.forget()}>{common.cancel}</Button>}
        </div>
      )}
    </>
  );
}

type ReturnConflictProps = {
  form: VersionedForm<typeof NOTHING_TYPED>;
  conflict: Conflict;
  step: Step;
};

/** What somebody else has answered, beside the step that was to be taken and what was typed for it. */
function ReturnConflict({ form, conflict, step }: ReturnConflictProps) {
  const { dispatch: words } = useText();
  const {
    to,
    answer,
    credit_note: creditNote,
  } = conflict.current as {
    to: ReturnState;
    answer: string;
    credit_note?: WireCreditNote;
  };
  const state = words.returnStates[to];
  const mine = words.returnStates[step];
  return (
    <ConflictNotice
      form={{
        ...form,
        input: { ...form.input, state: mine },
        typed: { ...form.typed, state: mine },
        conflict: { ...conflict, current: { state, answer, ...creditNote } },
        // Without the step there is nothing to store.
        forget: (field) => form.forget(field === 'state' ? undefined : field),
      }}
      labels={{
        state: words.returnState,
        answer: words.answer,
        number: words.creditNote,
        date: words.creditNoteDate,
        amount: words.creditNoteAmount,
      }}
    />
  );
}
