import { diff } from 'node:util';
import { applyStyle, type Style, type Terminal, toSingleLine, wrapText } from './terminal-text.ts';

/** Longer differences are cut, so that the question below them stays near what it asks about. */
const MAX_LINES = 60;

/** HTML is often one long line, so its blocks begin lines of their own. */
const LINE_START = /\n|(?=<(?:h[2-4]|p|ul|ol|li|dl|dt|dd|table|tr|blockquote|hr)\b)/;

/** Which lines of a page's HTML a change removes (-) and adds (+). */
export function formatDifference(terminal: Terminal, before: string, after: string): string {
  const lines = diff(toLines(before), toLines(after))
    .filter(([operation]) => operation !== 0)
    .map(([operation, line]) => formatLine(terminal, operation === 1 ? '-' : '+', line));
  const shown = lines.slice(0, MAX_LINES);
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [`… and ${more} more lines`] : [])].join('\n');
}

function toLines(html: string): string[] {
  return html
    .split(LINE_START)
    .map((line) => toSingleLine(line))
    .filter(Boolean);
}

function formatLine(terminal: Terminal, sign: '+' | '-', line: string): string {
  const style: Style = sign === '+' ? 'green' : 'red';
  return applyStyle(terminal, style, `${sign}${wrapText(line, terminal, '  ').slice(1)}`);
}
