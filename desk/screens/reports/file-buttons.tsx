import { useState } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Failure } from '#desk/ui/failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';
import type { Report, ReportQuery } from './read-address.ts';

type FileButtonsProps = {
  report: Report;
  query: ReportQuery;
  /** The registrations that have sold. Books are kept for each, so one can be chosen where there are several. */
  sellers: readonly string[];
};

/** Saves the report as files. Those with buyers' data ask for a proof. */
export function FileButtons({ report, query, sellers }: FileButtonsProps) {
  const { reports: words } = useText();
  const saving = useCall();
  const [chosen, setChosen] = useState('');
  const seller = sellers.find((each) => each === chosen);
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
  const exportAs = (as: 'csv' | 'tally') => () =>
    api.exportSoldOrders({ body: { ...query, as, ...(seller && { seller_gstin: seller }) } });
  const fileName = seller ? `orders-${name}-${seller}` : `orders-${name}`;
  return (
    <>
      <Failure action={saving} />
      {sellers.length > 1 && (
        <select
          aria-label={words.seller}
          value={seller ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          className="desk-input"
        >
          <option value="">{words.allSellers}</option>
          {sellers.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      )}
      <Button isBusy={saving.isBusy} onClick={() => void save(exportAs('csv'), `${fileName}.csv`)}>
        {words.csv}
      </Button>
      <Button isBusy={saving.isBusy} onClick={() => void save(exportAs('tally'), `${fileName}.xml`)}>
        {words.tally}
      </Button>
    </>
  );
}
