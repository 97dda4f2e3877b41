import { styleText } from 'node:util';

/** Where the answer is read: a terminal of some width, or a file or pipe, where nothing is cut or coloured. */
export type Screen = { width: number; hasColour: boolean };

export type Style = Parameters<typeof styleText>[0];

export function styled(screen: Screen, style: Style | undefined, text: string): string {
  return screen.hasColour && style ? styleText(style, text, { validateStream: false }) : text;
}

/** Text of strangers' on one line, with nothing in it that would steer the terminal or turn the line around. */
export function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '�')
    .trim();
}

/** How many columns a text takes: marks that sit on another letter take none. */
export function widthOf(text: string): number {
  return [...text.replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')].length;
}

/** As much of a line as fits, with … where something is missing. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let kept = '';
  for (const letter of letters) {
    if (widthOf(kept + letter) > width - 1) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export const READABLE_WIDTH = 80;

/** A text in lines of no more than the screen's width, all of them indented. */
export function wrap(text: string, screen: Screen, indent = ''): string {
  const width = Math.min(screen.width, READABLE_WIDTH) - widthOf(indent);
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && widthOf(`${line} ${word}`) > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => indent + line).join('\n');
}
