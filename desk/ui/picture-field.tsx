import { type ReactNode, useId } from 'react';
import { useCall } from '#desk/state/use-call.ts';
import { useText } from '#desk/text/language.ts';
import { Field } from '#web/ui/field.tsx';
import { toThumbnail } from './thumbnail.ts';

type PictureFieldProps = {
  label: string;
  hint?: string;
  /** A path of the shop or an https address; '' for none. */
  value: string;
  error?: string | undefined;
  onChange: (address: string) => void;
  /** Stores a file where the pictures of this field are. */
  upload: (file: { headers: { 'x-file-name': string }; file: File }) => Promise<{ address: string }>;
  /** Other ways to a picture. */
  children?: ReactNode;
};

/** The address of a picture, which can be uploaded instead of typed, and the picture itself. */
export function PictureField({ label, hint, value, error, onChange, upload, children }: PictureFieldProps) {
  const { pictures: words } = useText();
  const uploading = useCall();
  const fileId = useId();
  const send = (file: File) =>
    uploading.run(async () => {
      const headers = { 'x-file-name': encodeURIComponent(file.name) };
      onChange((await upload({ headers, file })).address);
    }, '');
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        hint={hint ?? words.addressHint}
        value={value}
        error={uploading.message ?? error}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        {/^(\/|https:)/.test(value) && (
          <img src={toThumbnail(value)} alt="" className="h-16 max-w-40 bg-ground object-contain" />
        )}
        {children}
        <label
          htmlFor={fileId}
          aria-busy={uploading.isBusy}
          className="button button-quiet cursor-pointer focus-within:outline-2 focus-within:outline-action"
        >
          {uploading.isBusy ? words.uploading : words.upload}
          <input
            id={fileId}
            type="file"
            aria-label={words.uploadFor(label)}
            accept="image/jpeg,image/png,image/webp,image/avif"
            disabled={uploading.isBusy}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void send(file);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
    </div>
  );
}
