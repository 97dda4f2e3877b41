import { api } from '#desk/api/desk-api.ts';
import { toThumbnail } from '#desk/screens/products/thumbnail.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Field } from '#web/ui/field.tsx';

type PictureFieldProps = {
  label: string;
  /** A path of the shop or an https address; '' for none. */
  value: string;
  error?: string | undefined;
  onChange: (address: string) => void;
};

/** The address of a picture, which can be uploaded instead of typed, and the picture itself. */
export function PictureField({ label, value, error, onChange }: PictureFieldProps) {
  const { pictures: words } = useText();
  const uploading = useCall();
  const upload = (file: File) =>
    uploading.run(async () => {
      const headers = { 'x-file-name': encodeURIComponent(file.name) };
      onChange((await api.uploadPicture({ headers, file })).address);
    }, '');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2">
      <Field
        label={label}
        hint={words.addressHint}
        value={value}
        error={uploading.message ?? error}
        onChange={({ target }) => onChange(target.value)}
      />
      {/^(\/|https:)/.test(value) ? (
        <img src={toThumbnail(value)} alt="" className="mt-6 size-20 bg-ground object-contain" />
      ) : (
        <span className="icon icon-photo mt-6 size-20 text-ink-soft" />
      )}
      <label aria-busy={uploading.isBusy} className="col-span-full grid gap-1 text-sm">
        {uploading.isBusy ? words.uploading : words.upload}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={uploading.isBusy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void upload(file);
            currentTarget.value = '';
          }}
          className="desk-input max-w-full py-1.5"
        />
      </label>
    </div>
  );
}
