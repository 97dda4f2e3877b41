import type { WireGstinCheck } from '#contract/gstin-checks.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { GSTIN_STATUSES } from '#domain/gstin-check.ts';
import { formatDate } from '#domain/indian-format.ts';
import { Button } from '#web/ui/button.tsx';

const PORTAL = 'https://services.gst.gov.in/services/searchtp';

type GstinStatusProps = {
  gstin: string;
  /** The last one; null before the first. */
  check: WireGstinCheck | null;
};

/** What gst.gov.in has said of a registration, and a press to write down what it says now. */
export function GstinStatus({ gstin, check }: GstinStatusProps) {
  const { gstins: words } = useText();
  const mayNote = useMay('quotes:write');
  const { run, isBusy, message } = useCall();
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <p className="font-medium select-all">{gstin}</p>
      <p className={check && check.status !== 'active' ? 'font-medium text-danger' : 'text-ink-soft'}>
        {check
          ? words.checked(
              words.statuses[check.status],
              formatDate(new Date(check.checked_at)),
              check.checked_by,
            )
          : words.unchecked}
      </p>
      {mayNote && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="sr-only">{words.note(gstin)}</legend>
          <a
            href={PORTAL}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-11 items-center text-brand-ink underline underline-offset-4 md:pointer-fine:min-h-8"
          >
            {words.portal}
          </a>
          <span className="text-ink-soft">{words.says}</span>
          {GSTIN_STATUSES.map((status) => (
            <Button
              key={status}
              isBusy={isBusy}
              className="text-sm md:pointer-fine:min-h-8 md:pointer-fine:px-2.5 md:pointer-fine:py-1"
              onClick={() =>
                void run(
                  () => api.noteGstinCheck({ body: { gstin, status } }),
                  words.noted(words.statuses[status]),
                )
              }
            >
              {words.statuses[status]}
            </Button>
          ))}
        </fieldset>
      )}
      {message && (
        <p role="alert" className="text-danger">
          {message}
        </p>
      )}
    </div>
  );
}
