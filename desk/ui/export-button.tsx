import { type ReactNode, useEffect } from 'react';
import { useCall } from '#desk/state/use-call.ts';
import { formatIsoDay } from '#domain/indian-day.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.ts';

type ExportButtonProps = {
  fetchFile: () => Promise<Blob>;
  /** What the file is called before the day and its extension. */
  name: string;
  /** What is said once it is saved. */
  saved: string;
  children: ReactNode;
};

/** Saves a CSV file that the shop writes of what a list shows. */
export function ExportButton({ fetchFile, name, saved, children }: ExportButtonProps) {
  const { isBusy, message, run } = useCall();
  useEffect(() => {
    if (message) toast.error(message);
  }, [message]);
  const save = () =>
    run(async () => saveFile(await fetchFile(), `${name}-${formatIsoDay(new Date())}.csv`), saved);
  return (
    <button
      type="button"
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void save()}
      className="desk-button"
    >
      {isBusy ? <Spinner /> : <span className="icon icon-download size-4" />}
      {children}
    </button>
  );
}
