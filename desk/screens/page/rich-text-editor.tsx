import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { fromHtml, toHtml, toSlice } from './rich-text-html.ts';
import { RICH_TEXT_NODES } from './rich-text-nodes.ts';
import { Toolbar } from './toolbar.tsx';

type RichTextEditorProps = {
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
};

/** Edits a long text as visitors will see it. */
export function RichTextEditor({ label, value, onChange }: RichTextEditorProps) {
  const shown = useRef(value);
  const editor = useEditor({
    extensions: RICH_TEXT_NODES,
    content: fromHtml(value),
    injectCSS: false,
    editorProps: {
      attributes: { class: 'rich-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      handlePaste: (view, event) => {
        const html = event.clipboardData?.getData('text/html');
        if (!html) return false;
        const { tr, doc } = view.state;
        view.dispatch(tr.replaceSelection(toSlice(html, doc)).scrollIntoView());
        return true;
      },
    },
    onUpdate: ({ editor: updated }) => {
      shown.current = toHtml(updated.state.doc);
      onChange(shown.current);
    },
  });
  useEffect(() => {
    // Somebody else's text or an earlier version was taken.
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(fromHtml(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className="rounded border border-edge bg-surface focus-within:border-action">
      {editor && <Toolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}
