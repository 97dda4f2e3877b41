import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';
import type { Report, ReportQuery } from './read-address.ts';

/** Saves the report as files. Those with buyers' data ask for a proof. */
export function FileButtons({ report, query }: { report: Report; query: ReportQuery }) {
  const { reports: words } = useText();
  const saving = useCall();
  const name = `${query.by}-${query.from}-${query.to}`;
  const save = async (fetchFile: () => Promise<Blob>, fileName: string) => {
    // The table need not be loaded again: that would count, and be noted, as another look at the buyers.
    const isSaved = await saving.run(async () => saveFile(await fetchFile(), fileName), null);
    if (isSaved) toast.success(words.fileSaved);
  };
  if (report === 'gst')
    return (
      <>
        <Failure action={saving} />
        <Button
          isBusy={saving.isBusy}
          onClick={() => void save(() => api.exportGstSummary({ query }), `gst-${name}.csv`)}
        >
          {words.csv}
        </Button>
      </>
    );
  const exportAs = (as: 'csv' | 'tally') => () => api.exportSoldOrders({ body: { ...query, as } });
  return (
    <>
      <Failure action={saving} />
      <Button isBusy={saving.isBusy} onClick={() => void save(exportAs('csv'), `orders-${name}.csv`)}>
        {words.csv}
      </Button>
      <Button isBusy={saving.isBusy} onClick={() => void save(exportAs('tally'), `orders-${name}.xml`)}>
        {words.tally}
      </Button>
    </>
  );
}
