import { trustRichText } from '#web/ui/trusted-types.ts';

const LINES = 'h2, h3, h4, p, li, tr, dt, dd, caption, br, hr, blockquote';
/** Marks the beginning of a line; HTML gives other white space no meaning. */
const LINE = '\u2028';

/** HTML as a document of its own, in which nothing runs or loads. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(trustRichText(html), 'text/html').body;
}

/** The words of a page, a line for each paragraph, point of a list and row of a table. */
export function toPlainText(html: string): string {
  const body = parseHtml(html);
  for (const element of body.querySelectorAll(LINES)) element.before(LINE);
  for (const cell of body.querySelectorAll(':is(td, th) + :is(td, th)')) cell.before(' | ');
  return (body.textContent ?? '')
    .split(LINE)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
