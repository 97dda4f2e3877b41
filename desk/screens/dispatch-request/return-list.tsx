import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useKeptInput } from '#desk/state/kept-input.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { canChangeReturn, RETURN_STATES, type ReturnState } from '#domain/dispatch/order-return.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

type Return = Awaited<ReturnType<typeof api.listRequestShipments>>['returns'][number];
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
  const { dispatch: words } = useText();
  const isAllowed = useMay('dispatch:write');
  const { run, isBusy, message } = useCall();
  const { input, change, forget } = useKeptInput(`return ${entry.return_id}`, NOTHING_TYPED);
  const { answer, number, date, amount } = input;
  const next = RETURN_STATES.filter((to) => canChangeReturn(entry.state, to));
  const take = (to: Exclude<ReturnState, 'asked'>) => {
    const common = { return_id: entry.return_id, ...(answer && { answer }) };
    const body =
      to === 'settled'
        ? { ...common, to, credit_note: { number, date, amount: Number(amount) } }
        : { ...common, to };
    void run(async () => {
      await api.answerReturn({ body });
      forget();
    }, words.isAnswered);
  };
  const isSettling = next.includes('settled');
  return (
    <>
      <p className="font-medium">
        {entry.quantity} × {entry.title} <span className="desk-tag">{words.returnStates[entry.state]}</span>
      </p>
      <p className="mb-3">{entry.reason}</p>
      {isAllowed && next.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <Field
            label={words.answer}
            value={answer}
            onChange={({ target }) => change({ answer: target.value })}
            error={message}
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
              <Button key={to} variant="quiet" isBusy={isBusy} onClick={() => take(to)}>
                {words.returnSteps[to]}
              </Button>
            ),
          )}
        </div>
      )}
    </>
  );
}
