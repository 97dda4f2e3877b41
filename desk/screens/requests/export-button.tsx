import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import { readFilter } from './read-address.ts';

/** Saves the marked requests or, without marks, all of the filter as a CSV file. */
export function ExportButton({ marked }: { marked: readonly string[] }) {
  const { requests: words } = useText();
  const [search] = useSearchParams();
  const { isBusy, message, run } = useCall();
  useEffect(() => {
    if (message) toast.error(message);
  }, [message]);
  const save = () =>
    run(async () => {
      const requests = marked.map((request) => ({ request }));
      const body = { filter: readFilter(search), ...(requests.length > 0 && { requests }) };
      saveFile(await api.exportQuoteRequests({ body }), `requests-${formatIsoDay(new Date())}.csv`);
    }, words.exported);
  return (
    <button
      type="button"
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void save()}
      className="desk-button"
    >
      {isBusy ? <Spinner /> : <span className="icon icon-download size-4" />}
      {words.exportAct}
      {marked.length > 0 && ` (${marked.length})`}
    </button>
  );
}
