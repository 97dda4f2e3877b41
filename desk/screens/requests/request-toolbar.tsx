import type { WireListedRequest } from '#contract/staff-requests.ts';
import { useMay } from '#desk/api/session.ts';
import { useText } from '#desk/text/language.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { RequestActions } from './use-request-actions.ts';

/** The value of the choice for nobody; no operator has it as a name, because names have letters. */
const NOBODY = '-';

type RequestToolbarProps = {
  marked: readonly WireListedRequest[];
  total: number;
  colleagues: readonly string[];
  actions: RequestActions;
  onClose: () => void;
  onUnmark: () => void;
};

/** How many requests there are and, once some are marked, what can be done with them. */
export function RequestToolbar({
  marked,
  total,
  colleagues,
  actions,
  onClose,
  onUnmark,
}: RequestToolbarProps) {
  const { requests: words } = useText();
  const mayWrite = useMay('quotes:write');
  const maySend = useMay('quotes:send');
  const { isBusy } = actions;
  return (
    <div className="mb-2 flex min-h-9 flex-wrap items-center gap-2 text-sm" aria-busy={isBusy}>
      <p role="status" className="mr-2 tabular-nums">
        {marked.length === 0 ? words.found(total) : words.marked(marked.length)}
      </p>
      {isBusy && <Spinner />}
      {marked.length > 0 && (
        <>
          {mayWrite && (
            <>
              <button
                type="button"
                disabled={isBusy}
                onClick={() => void actions.take(marked)}
                className="desk-button"
              >
                {words.take}
              </button>
              <select
                aria-label={words.assign}
                disabled={isBusy}
                value=""
                onChange={({ target }) =>
                  void actions.assign(marked, target.value === NOBODY ? null : target.value)
                }
                className="desk-input max-w-44"
              >
                <option value="" disabled>
                  {words.assign}
                </option>
                <option value={NOBODY}>{words.toNobody}</option>
                {colleagues.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </>
          )}
          {maySend && (
            <button
              type="button"
              disabled={isBusy}
              onClick={() => void actions.remind(marked)}
              className="desk-button"
            >
              {words.remind}
            </button>
          )}
          {mayWrite && (
            <button type="button" disabled={isBusy} onClick={onClose} className="desk-button">
              {words.close}
            </button>
          )}
          <button type="button" onClick={onUnmark} className="min-h-8 px-1 underline underline-offset-4">
            {words.unmark}
          </button>
        </>
      )}
    </div>
  );
}
