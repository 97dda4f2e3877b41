import { useState } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { toThumbnail } from '#desk/ui/thumbnail.ts';
import { WideDialog } from '#desk/ui/wide-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

type ChoosePictureProps = { label: string; onChoose: (address: string) => void };

/** Chooses one of the shop's pictures for the home page. */
export function ChoosePicture({ label, onChoose }: ChoosePictureProps) {
  const { home: words, common } = useText();
  const [addresses, setAddresses] = useState<string[]>();
  const loading = useCall();
  const open = () =>
    loading.run(async () => {
      setAddresses((await api.listHomePictures()).pictures.map(({ address }) => address));
    }, '');
  const close = () => setAddresses(undefined);
  return (
    <>
      <Button aria-label={words.chooseFor(label)} isBusy={loading.isBusy} onClick={() => void open()}>
        {words.choose}
      </Button>
      <WideDialog isOpen={addresses !== undefined} onClose={close} title={label}>
        {addresses?.length === 0 && <p>{words.noPictures}</p>}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {addresses?.map((address) => (
            <li key={address}>
              <button
                type="button"
                onClick={() => {
                  onChoose(address);
                  close();
                }}
                className="grid w-full cursor-pointer gap-1 rounded border border-rule p-2 text-left text-xs wrap-anywhere hover:border-ink"
              >
                <img
                  src={toThumbnail(address)}
                  alt=""
                  loading="lazy"
                  className="aspect-2/1 w-full bg-ground object-cover"
                />
                {address.replace(/^\/media\//, '')}
              </button>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex justify-end">
          <Button onClick={close}>{common.cancel}</Button>
        </div>
      </WideDialog>
    </>
  );
}
