import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useText } from '#desk/text/language.ts';
import { LinkForm } from './link-form.tsx';
import { addRow, insertTable, removeRow } from './table-commands.ts';

/** The buttons above the editor. */
export function Toolbar({ editor }: { editor: Editor }) {
  const { tools, toolbar } = useText().pages;
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: () => ({
      heading: editor.isActive('heading', { level: 2 }),
      subheading: editor.isActive('heading', { level: 3 }),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      isInTable: editor.isActive('tableRow'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const marks = [
    ['heading', 'icon-h-2', () => run().toggleHeading({ level: 2 }).run()],
    ['subheading', 'icon-h-3', () => run().toggleHeading({ level: 3 }).run()],
    ['bold', 'icon-bold', () => run().toggleBold().run()],
    ['italic', 'icon-italic', () => run().toggleItalic().run()],
    ['underline', 'icon-underline', () => run().toggleUnderline().run()],
    ['bullets', 'icon-list', () => run().toggleBulletList().run()],
    ['numbers', 'icon-list-numbers', () => run().toggleOrderedList().run()],
    ['quote', 'icon-blockquote', () => run().toggleBlockquote().run()],
    ['link', 'icon-link', () => setLinking(!isLinking)],
  ] as const;
  const actions = [
    ['line', 'icon-separator-horizontal', () => run().setHorizontalRule().run(), true],
    ['table', 'icon-table', () => insertTable(editor), !state.isInTable],
    ['addRow', 'icon-row-insert-bottom', () => addRow(editor), state.isInTable],
    ['removeRow', 'icon-row-remove', () => removeRow(editor), state.isInTable],
    ['undo', 'icon-arrow-back-up', () => run().undo().run(), state.canUndo],
    ['redo', 'icon-arrow-forward-up', () => run().redo().run(), state.canRedo],
  ] as const;
  return (
    <div className="sticky top-0 z-2 border-b border-rule bg-surface p-2">
      <div role="toolbar" aria-label={toolbar} className="flex flex-wrap gap-1">
        {marks.map(([name, icon, onPress]) => (
          <Tool key={name} label={tools[name]} icon={icon} onPress={onPress} isPressed={state[name]} />
        ))}
        {actions.map(([name, icon, onPress, isPossible]) => (
          <Tool key={name} label={tools[name]} icon={icon} onPress={onPress} isDisabled={!isPossible} />
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
}

type ToolProps = {
  label: string;
  icon: string;
  onPress: () => void;
  isPressed?: boolean;
  isDisabled?: boolean;
};

function Tool({ label, icon, onPress, isPressed, isDisabled }: ToolProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
      className="desk-button min-w-11 px-1 aria-pressed:border-action aria-pressed:bg-paper md:pointer-fine:min-w-8"
    >
      <span className={`icon size-5 ${icon}`} />
    </button>
  );
}
