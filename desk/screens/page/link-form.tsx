import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

/** What pages may link to; the server removes other links. */
const ALLOWED = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:)\S+$/;

/** Asks where the selected words lead. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { pages: words, common } = useText();
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = address.trim();
    if (href !== '' && !ALLOWED.test(href)) return setError(words.linkWrong);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-2">
      <div className="min-w-48 flex-1">
        <Field
          label={words.linkAddress}
          hint={words.linkHint}
          value={address}
          error={error}
          autoFocus
          onChange={({ target }) => setAddress(target.value)}
        />
      </div>
      <Button type="submit">{words.setLink}</Button>
      <Button onClick={onDone}>{common.cancel}</Button>
    </form>
  );
}
