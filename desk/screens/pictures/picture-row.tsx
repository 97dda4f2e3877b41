import { useState } from 'react';
import { Link } from 'react-router';
import { productPath } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { toThumbnail } from '#desk/ui/thumbnail.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { becomesMain, type Picture } from './use-pictures.ts';

type PictureRowProps = {
  picture: Picture;
  onChange: (part: Partial<Picture>) => void;
  onFind: (words: string) => void;
  onAdd: () => void;
  onSend: () => void;
};

/** A picture with its product, which can be corrected, and what it shows. */
export function PictureRow({ picture, onChange, onFind, onAdd, onSend }: PictureRowProps) {
  const { pictures: words, products, common } = useText();
  const [typed, setTyped] = useState('');
  const { file, state, address, matches, productId, alt, isFirst, problem, isUnsent } = picture;
  const { name: fileName } = file;
  const isFinding = state === 'finding';
  const isEditable = state === 'uploaded' || isFinding;
  return (
    <li className="desk-panel grid gap-3 md:grid-cols-[8rem_minmax(0,1fr)]">
      <div>
        {address ? (
          <img src={toThumbnail(address)} alt={alt} className="size-32 bg-ground object-contain" />
        ) : (
          <div className="grid size-32 place-items-center bg-ground text-on-ground">
            {state === 'uploading' ? <Spinner /> : <span className="icon icon-photo" />}
          </div>
        )}
      </div>
      <div className="grid content-start gap-2 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{fileName}</span>
          <span role="status" className="text-ink-soft">
            {state === 'waiting' && !problem && words.waiting}
            {state === 'uploading' && words.uploading}
            {state === 'adding' && products.saving}
            {state === 'added' && words.added}
          </span>
          {state === 'added' && (
            <Link to={productPath(productId)} className="underline">
              {matches.find(({ id }) => id === productId)?.title}
            </Link>
          )}
        </p>
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        {state === 'waiting' && problem && isUnsent && (
          <div>
            <Button onClick={onSend}>{common.tryAgain}</Button>
          </div>
        )}
        {isEditable && (
          <>
            <div className="flex flex-wrap gap-2">
              <select
                aria-label={words.productOf(fileName)}
                value={productId}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ productId: value, alt: matches.find(({ id }) => id === value)?.title ?? alt })
                }
                className="desk-input max-w-full"
              >
                <option value="">{words.noProduct}</option>
                {matches.map(({ id, title, model }) => (
                  <option key={id} value={id}>
                    {title} · {model}
                  </option>
                ))}
              </select>
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  if (typed.trim()) onFind(typed);
                }}
                className="flex gap-2"
              >
                <input
                  type="search"
                  aria-label={words.findOf(fileName)}
                  placeholder={words.find}
                  value={typed}
                  onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                  className="desk-input w-40"
                />
                <Button type="submit" isBusy={isFinding}>
                  {common.search}
                </Button>
              </form>
            </div>
            {becomesMain(picture) && (
              <input
                aria-label={words.altOf(fileName)}
                placeholder={words.alt}
                required
                value={alt}
                onChange={({ currentTarget }) => onChange({ alt: currentTarget.value })}
                className="desk-input"
              />
            )}
            <div className="flex flex-wrap items-center gap-4">
              <label className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  checked={isFirst}
                  onChange={({ currentTarget }) => onChange({ isFirst: currentTarget.checked })}
                  className="size-5 accent-action"
                />
                {words.isFirst}
              </label>
              <Button
                aria-label={words.addOf(fileName)}
                disabled={productId === '' || isFinding}
                onClick={onAdd}
              >
                {words.add}
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
