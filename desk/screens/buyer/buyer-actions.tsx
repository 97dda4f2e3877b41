import { useState } from 'react';
import type { WireBuyer } from '#contract/staff-buyers.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';
import { BlockDialog } from './block-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** What the operator's role allows to do with a buyer. */
export function BuyerActions({ buyer }: { buyer: WireBuyer }) {
  const { buyers: words } = useText();
  const mayChange = useMay('buyers:write') && !buyer.is_merged;
  const mayExport = useMay('exports:read');
  const unblocking = useCall();
  const exporting = useCall();
  const [open, setOpen] = useState<'block' | 'erase'>();
  const close = () => setOpen(undefined);
  const account = buyer.id;
  const exportData = async () => {
    const { result } = await api.getBuyerData({ params: { account } });
    saveFile(new Blob([JSON.stringify(result, undefined, 2)]), `${words.dataFileName}-${account}.json`);
  };
  const saveData = async () => {
    // Another load of the screen would be noted as another look at the buyer.
    if (await exporting.run(exportData, null)) toast.success(words.dataSaved);
  };
  return (
    <>
      {mayExport && (
        <Button isBusy={exporting.isBusy} onClick={() => void saveData()}>
          {words.dataFile}
        </Button>
      )}
      {mayChange && !buyer.is_blocked && <Button onClick={() => setOpen('block')}>{words.block}</Button>}
      {mayChange && buyer.is_blocked && (
        <Button
          isBusy={unblocking.isBusy}
          onClick={() =>
            void unblocking.run(() => api.unblockBuyer({ body: { account } }), words.unblockDone)
          }
        >
          {words.unblock}
        </Button>
      )}
      {mayChange && <Button onClick={() => setOpen('erase')}>{words.erase}</Button>}
      <BlockDialog buyer={buyer} isOpen={open === 'block'} onClose={close} />
      <EraseDialog buyer={buyer} isOpen={open === 'erase'} onClose={close} />
    </>
  );
}
