import { type DragEvent, useState } from 'react';
import { Link } from 'react-router';
import { PRODUCTS_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { Screen } from '#desk/ui/screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { PictureRow } from './picture-row.tsx';
import { PictureTabs } from './picture-tabs.tsx';
import { usePictures } from './use-pictures.ts';

/** Many pictures at once, each for the product that its name names. */
export function Component() {
  const { pictures: words, product } = useText();
  const { pictures, ready, choose, send, change, find, add, addAll } = usePictures();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose([...event.dataTransfer.files]);
  };
  return (
    <Screen title={words.title}>
      <p className="mb-4 text-sm">
        <Link to={PRODUCTS_PATH} className="underline">
          {product.back}
        </Link>
      </p>
      <PictureTabs />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the field within does the same. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`desk-panel mb-4 grid max-w-2xl gap-4 border-dashed ${isOver ? 'border-action' : ''}`}
      >
        <p>{words.intro}</p>
        <label className="grid gap-2 font-medium">
          {words.choose}
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={({ currentTarget }) => {
              choose([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
            className="desk-input py-2 font-normal"
          />
        </label>
        <p className="text-sm text-ink-soft">{words.drop}</p>
      </div>
      {ready.length > 0 && (
        <Button variant="action" className="mb-4" onClick={() => void addAll()}>
          {words.addAll(ready.length)}
        </Button>
      )}
      <ul className="grid max-w-4xl gap-3">
        {pictures.map((picture) => (
          <PictureRow
            key={picture.key}
            picture={picture}
            onChange={(part) => change(picture.key, part)}
            onFind={(typed) => void find(picture.key, typed)}
            onAdd={() => void add(picture)}
            onSend={() => send(picture)}
          />
        ))}
      </ul>
    </Screen>
  );
}
