import type { Editor } from '@tiptap/core';

const CELL = { type: 'tableCell', content: [{ type: 'paragraph' }] };
const ROW = { type: 'tableRow', content: [CELL, CELL] };

export function insertTable(editor: Editor): void {
  editor
    .chain()
    .focus()
    .insertContent({ type: 'table', content: [{ type: 'tableBody', content: [ROW, ROW] }] })
    .run();
}

/** Adds an empty row with the same kinds of cells below the cursor's. */
export function addRow(editor: Editor): void {
  const row = findRow(editor);
  if (!row) return;
  const cells = row.node.children.map((cell) => ({
    type: cell.type.name,
    attrs: { ...cell.attrs, rowspan: null },
    content: [{ type: 'paragraph' }],
  }));
  const end = row.position + row.node.nodeSize;
  editor.chain().focus().insertContentAt(end, { type: 'tableRow', content: cells }).run();
}

/** Removes the row of the cursor, and the table with its last row. */
export function removeRow(editor: Editor): void {
  const row = findRow(editor);
  if (!row) return;
  const chain = editor.chain().focus();
  if (row.isOnly) chain.deleteNode('table').run();
  else chain.deleteRange({ from: row.position, to: row.position + row.node.nodeSize }).run();
}

function findRow({ state }: Editor) {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name !== 'tableRow') continue;
    const [part, table] = [$from.node(depth - 1), $from.node(depth - 2)];
    const isOnly =
      part.childCount === 1 && table.children.filter(({ type }) => type.name !== 'caption').length === 1;
    return { node, position: $from.before(depth), isOnly };
  }
  return undefined;
}
