import type { DraftEditor, DraftView } from './draft-editor.ts';
import { canRead } from './draft-editor.ts';
import { type FieldKey, getField } from './offer-fields.ts';

/** What a control about a field of the draft needs: its value, what changes it, and whether something is wrong. */
export function getFieldProps(editor: DraftEditor, view: DraftView, key: FieldKey) {
  const typed = view.fields.get(key);
  const isWrong =
    typed !== undefined &&
    (typed.problem !== undefined ||
      typed.theirs !== undefined ||
      (typed.text.trim() !== '' && !canRead(key, typed.text, view.stored.offer)));
  return {
    value: typed?.text ?? getField(key).read(view.offer),
    'aria-invalid': isWrong ? (true as const) : undefined,
    title: typed?.problem,
    onChange: ({ target }: { target: { value: string } }) => editor.type(key, target.value),
    onBlur: () => void editor.save(),
  };
}
