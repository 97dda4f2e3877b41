import { useId, useState } from 'react';
import { api } from '#desk/api/desk-api.ts';
import { toThumbnail } from '#desk/screens/products/thumbnail.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { WideDialog } from '#desk/ui/wide-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

type PictureFieldProps = {
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (address: string) => void;
};

/** The address of a picture: typed, chosen among the shop's, or that of a file which is uploaded. */
export function PictureField({ label, hint, value, error, onChange }: PictureFieldProps) {
  const { home: words } = useText();
  const uploading = useCall();
  const fileId = useId();
  const upload = (file: File) =>
    uploading.run(async () => {
      const headers = { 'x-file-name': encodeURIComponent(file.name) };
      onChange((await api.uploadHomePicture({ headers, file })).address);
    }, words.uploaded);
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        hint={hint}
        value={value}
        error={error ?? uploading.message}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        {value !== '' && (
          <img src={toThumbnail(value)} alt="" className="h-12 w-24 bg-ground object-cover object-right" />
        )}
        <ChoosePicture label={label} onChoose={onChange} />
        <label
          htmlFor={fileId}
          aria-busy={uploading.isBusy}
          className="desk-button focus-within:outline-2 focus-within:outline-action"
        >
          {uploading.isBusy ? words.uploading : words.upload}
          <input
            id={fileId}
            type="file"
            aria-label={words.uploadFor(label)}
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void upload(file);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
    </div>
  );
}

function ChoosePicture({ label, onChoose }: { label: string; onChoose: (address: string) => void }) {
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
