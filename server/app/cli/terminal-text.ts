import { styleText } from 'node:util';
import wrapAnsi from 'wrap-ansi';

/** Where output is read. Files and pipes have no colour and an infinite width: nothing is wrapped. */
export type Terminal = { width: number; hasColour: boolean };

export type Style = Parameters<typeof styleText>[0];

/** Longer lines are hard to read, however wide the terminal is. */
export const MAX_TEXT_WIDTH = 80;

export function applyStyle(terminal: Terminal, style: Style, text: string): string {
  return terminal.hasColour ? styleText(style, text, { validateStream: false }) : text;
}

/**
 * Puts a text on one line. Control and bidirectional formatting characters are replaced: the text may come from a
 * stranger, who must not control the terminal.
 */
export function toSingleLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '�')
    .trim();
}

/** Converts a value to JSON in which the same characters are escaped. JSON itself escapes only those below U+0020. */
export function toTerminalJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Limits a terminal, other than files and pipes, to a width that is easy to read. */
export function limitWidth(terminal: Terminal): Terminal {
  return Number.isFinite(terminal.width)
    ? { ...terminal, width: Math.min(terminal.width, MAX_TEXT_WIDTH) }
    : terminal;
}

/** Wraps a text between words. A word that is too long for a line stays whole, so that it can be copied. */
export function wrapText(text: string, terminal: Terminal, indent = ''): string {
  return wrapAnsi(text, limitWidth(terminal).width - indent.length)
    .split('\n')
    .map((line) => (indent + line).trimEnd())
    .join('\n');
}
