import { type DragEvent, useState } from 'react';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type FileChoiceProps = { isBusy: boolean; onChoose: (file: Blob) => void; onSaveSample: () => void };

export function FileChoice({ isBusy, onChoose, onSaveSample }: FileChoiceProps) {
  const { imports: words } = useText();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) onChoose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the field within does the same.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`desk-panel grid max-w-2xl gap-4 border-dashed ${isOver ? 'border-action' : ''}`}
    >
      <p>{words.intro}</p>
      <div>
        <Button disabled={isBusy} onClick={onSaveSample}>
          {words.sampleFile}
        </Button>
      </div>
      <label className="grid gap-2 font-medium">
        {words.choose}
        <input
          type="file"
          accept=".csv,.xlsx,text/csv"
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onChoose(file);
            // The same file can be chosen again when it was not sent.
            currentTarget.value = '';
          }}
          className="desk-input py-2 font-normal"
        />
      </label>
      <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
        {isBusy && <Spinner />}
        {isBusy ? words.reading : words.drop}
      </p>
    </div>
  );
}
