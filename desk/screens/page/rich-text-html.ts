import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Node, type Slice } from '@tiptap/pm/model';
import { parseHtml } from './plain-text.ts';
import { RICH_TEXT_NODES } from './rich-text-nodes.ts';

const SCHEMA = getSchema(RICH_TEXT_NODES);

/** A page as the editor has it. The editor itself may not read HTML: the desk's security policy keeps it from that. */
export function fromHtml(html: string): JSONContent {
  return DOMParser.fromSchema(SCHEMA).parse(parseHtml(html)).toJSON();
}

/** What was copied elsewhere, without what a page cannot have. */
export function toSlice(html: string, document: Node): Slice {
  return DOMParser.fromSchema(document.type.schema).parseSlice(parseHtml(html));
}

/** The HTML of a page, a line for each of its parts. */
export function toHtml(page: Node): string {
  const body = document.createElement('div');
  body.append(DOMSerializer.fromSchema(page.type.schema).serializeFragment(page.content));
  // The server sets it.
  for (const link of body.querySelectorAll('a')) link.removeAttribute('rel');
  // The editor has a paragraph in every point and cell; a page has one only where there are several.
  for (const paragraph of body.querySelectorAll(':is(li, td, th, dd) > p:first-child:only-of-type')) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
  return [...body.children].map((part) => part.outerHTML).join('\n');
}
