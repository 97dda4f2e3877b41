import { useState } from 'react';
import { useMay } from '#desk/api/session.ts';
import { useText } from '#desk/text/language.ts';
import { formatTime } from '#domain/indian-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import type { DraftEditor, DraftView } from './draft-editor.ts';

/** Shows who else is editing the draft, with a button to take it over. */
export function EditorBanner({ editor, view }: { editor: DraftEditor; view: DraftView }) {
  const { quotation: words } = useText();
  const mayWrite = useMay('quotes:write');
  const [isTaking, setTaking] = useState(false);
  const { editor: name, editorSince } = view.stored;
  if (!editor.isOthers || name === null) return null;
  const takeOver = async () => {
    setTaking(true);
    await editor.takeOver().catch((cause: Error) => toast.error(cause.message));
    setTaking(false);
  };
  return (
    <Notice kind="warning">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {words.isWriting(name, editorSince ? formatTime(editorSince) : '')}
          {view.fields.size > 0 && ` ${words.typedIsKept}`}
        </span>
        {mayWrite && (
          <Button isBusy={isTaking} onClick={() => void takeOver()}>
            {words.takeOver}
          </Button>
        )}
      </div>
    </Notice>
  );
}
