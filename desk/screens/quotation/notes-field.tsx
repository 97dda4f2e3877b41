import { useId } from 'react';
import type { WireSnippet } from '#contract/staff-quotations.ts';
import { useText } from '#desk/text/language.ts';
import type { DraftEditor, DraftView } from './draft-editor.ts';
import { getFieldProps } from './field-props.ts';

type NotesFieldProps = { editor: DraftEditor; view: DraftView; snippets: WireSnippet[]; isReadOnly: boolean };

/** The notes printed on the quotation, one per line; saved ones are added from a list. */
export function NotesField({ editor, view, snippets, isReadOnly }: NotesFieldProps) {
  const { quotation: words } = useText();
  const id = useId();
  const notes = snippets.filter(({ kind }) => kind === 'note');
  const props = getFieldProps(editor, view, 'notes');
  return (
    <div className="grid gap-0.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="text-xs font-medium text-ink-soft">
          {words.notes}
        </label>
        {notes.length > 0 && !isReadOnly && (
          <select
            aria-label={words.addNote}
            className="desk-input text-xs"
            value=""
            onChange={({ target }) => {
              editor.type('notes', [props.value, target.value].filter(Boolean).join('\n'));
              void editor.save();
            }}
          >
            <option value="">{words.addNote}</option>
            {notes.map((note) => (
              <option key={note.name} value={note.words}>
                {note.name}: {note.words}
              </option>
            ))}
          </select>
        )}
      </div>
      <textarea
        id={id}
        rows={2}
        disabled={isReadOnly}
        className="desk-input field-sizing-content max-h-60 py-1.5"
        {...props}
      />
    </div>
  );
}
