import { Mark, Node, type NodeConfig } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

/**
 * What a page can contain: the same as `sanitiseRichText` of the server allows, so that editing a page loses nothing of
 * it. What the kit lacks is defined here.
 */
export const RICH_TEXT_NODES = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    // It would add an empty paragraph to pages that end with a list or table.
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  ...[
    defineNode('table', 'table', {
      group: 'block',
      content: 'caption? tableHead? tableBody*',
      isolating: true,
    }),
    defineNode('caption', 'caption', { content: 'inline*' }),
    defineNode('tableHead', 'thead', { content: 'tableRow+' }),
    defineNode('tableBody', 'tbody', { content: 'tableRow+' }),
    defineNode('tableRow', 'tr', { content: '(tableHeading | tableCell)*' }),
    defineNode('tableHeading', 'th', { content: 'block+', isolating: true }, ['scope', 'colspan', 'rowspan']),
    defineNode('tableCell', 'td', { content: 'block+', isolating: true }, ['colspan', 'rowspan']),
    defineNode('definitions', 'dl', { group: 'block', content: '(term | definition)+' }),
    defineNode('term', 'dt', { content: 'inline*' }),
    defineNode('definition', 'dd', { content: 'block+' }),
  ],
  Node.create({
    name: 'picture',
    group: 'inline',
    inline: true,
    draggable: true,
    addAttributes: () => toAttributes(['src', 'alt', 'width', 'height']),
    parseHTML: () => [{ tag: 'img[src]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  }),
  ...['sub', 'sup', 'small'].map((tag) =>
    Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
  ),
];

function defineNode(name: string, tag: string, config: Partial<NodeConfig>, attributes: string[] = []) {
  return Node.create({
    name,
    addAttributes: () => toAttributes(attributes),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...config,
  });
}

function toAttributes(names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { default: null }]));
}
