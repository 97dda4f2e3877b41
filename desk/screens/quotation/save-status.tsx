import { useText } from '#desk/text/language.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { DraftEditor, DraftView } from './draft-editor.ts';

/** Whether what is typed is stored; always in sight. */
export function SaveStatus({ editor, view }: { editor: DraftEditor; view: DraftView }) {
  const { quotation: words } = useText();
  const { saveState, failure, stored } = view;
  return (
    <p role="status" className="flex min-h-8 flex-wrap items-center gap-1.5 text-sm">
      {saveState === 'saving' && <Spinner />}
      {saveState === 'saved' && <span className="icon icon-check size-4 text-success" />}
      {saveState === 'failed' && <span className="icon icon-alert-triangle size-4 text-danger" />}
      <span className={saveState === 'failed' ? 'text-danger' : 'text-ink-soft'}>
        {saveState === 'saved' && stored.version === undefined ? words.notBegun : words.saveStates[saveState]}
        {failure && ` – ${failure}`}
      </span>
      {saveState === 'failed' && (
        <button type="button" className="font-medium underline" onClick={() => void editor.save()}>
          {words.tryAgain}
        </button>
      )}
    </p>
  );
}
