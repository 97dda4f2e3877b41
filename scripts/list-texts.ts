import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/**
 * `npm run texts [-- FOLDER …]` prints every text that a person can read and that docs/specified-texts.txt does not
 * fix, one a line after its file, to be read as a whole. Variables are in braces.
 */

const PROJECT = path.resolve(import.meta.dirname, '..');
const SPECIFIED = path.join(PROJECT, 'docs/specified-texts.txt');

/** Every literal of these is a text; labels of one word, too. */
const TEXT_FILES = [
  'web/text/*.ts',
  'desk/text/en/*.ts',
  'server/features/*/{emails,*-emails,*-sections,message-sections}.ts',
  'server/platform/{email/render-email,sms/*}.ts',
  'demo/{page-contents,home-content,draw-brochure,draw-page,draw-further-document,further-documents,load-demo}.ts',
  'domain/{describe-wish,dispatch-days,format-answer-time}.ts',
  'domain/{dispatch/*,quotation/{describe-terms,compare-terms,decline-reasons,sez}}.ts',
  'demo/catalogue/*.ts',
];
/** In these, a literal is a text if it begins like a sentence, or is a word with a capital. */
const LABEL_FILES = ['server/features/estimates/*.ts', 'domain/order-status.ts'];
/** In these, only what reads as several words. */
const CODE_FILES = ['contract/*.ts', 'domain/**/*.ts', 'server/{app,features,platform}/**/*.ts'];

const WORD = /\p{L}{2}/u;
const LABEL = /^\p{Lu}\p{Ll}/u;
const SENTENCE = /^[\p{Lu}{“].* \p{Ll}{2}|^\p{Lu}\p{Ll}+ \p{L}{2}/u;
/** Names of places are no texts of ours. */
const EXCLUDED = ['**/*.test.ts', 'domain/india/**'];
/** A CSS class, a path, an address or a file name is no text. */
const NO_TEXT =
  /^(?=[^/=_#]*[/=_#])[\w.:/#?=&;%{}-]+$|^[a-z]+(-[a-z\d]+)+$|^[\w-]+\.(ts|pdf|css|sql)$|^&\w+;$/;

export type FoundText = { file: string; text: string };

/** All texts, in the order of files; each once a file. */
export function listTexts(): FoundText[] {
  return [
    ...findIn(TEXT_FILES, (text) => WORD.test(text)),
    ...findIn(LABEL_FILES, (text) => LABEL.test(text) || SENTENCE.test(text)),
    ...findIn(CODE_FILES, (text) => SENTENCE.test(text)),
  ].filter((found, index, all) => all.findIndex((other) => isSame(found, other)) === index);
}

export function readSpecifiedTexts(): string[] {
  return readFileSync(SPECIFIED, 'utf8').split('\n').filter(Boolean);
}

/** What two notations of a text have in common: the names of variables do not count. */
export function withoutNames(text: string): string {
  return text.replaceAll(/\{[^{}]*\}/g, '{}').trim();
}

function isSame(one: FoundText, other: FoundText): boolean {
  return one.file === other.file && one.text === other.text;
}

function findIn(globs: string[], isText: (text: string) => boolean): FoundText[] {
  return globSync(globs, { cwd: PROJECT, exclude: EXCLUDED })
    .sort()
    .flatMap((file) =>
      findLiterals(readFileSync(path.join(PROJECT, file), 'utf8'))
        .flatMap(splitHtml)
        .filter((text) => isText(text) && WORD.test(withoutNames(text)) && !NO_TEXT.test(text))
        .map((text) => ({ file, text })),
    );
}

/**
 * The string literals and templates of a module, without imports, property names, types and SQL.
 * @param isSkipped whether a node of the syntax tree is left out with all that is in it.
 */
export function findLiterals(source: string, isSkipped: (node: object) => boolean = () => false): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || isSkipped(node)) return;
    const { type } = node as { type?: string };
    if (type === 'StringLiteral') found.push((node as { value: string }).value);
    if (type === 'TemplateLiteral') found.push(readTemplate(node as Template));
    if (/^(ImportDeclaration|ExportAllDeclaration|TaggedTemplateExpression|Ts.*Type.*)$/.test(type ?? ''))
      return;
    for (const [name, value] of Object.entries(node)) {
      if (name !== 'key' && name !== 'quasis') (Array.isArray(value) ? value : [value]).forEach(visit);
    }
  };
  visit(parseSync(source, { syntax: 'typescript' }));
  return found;
}

type Template = { quasis: { cooked?: string; raw: string }[]; expressions: unknown[] };

function readTemplate({ quasis, expressions }: Template): string {
  return quasis
    .map(({ cooked, raw }, index) => {
      const isLast = index === expressions.length;
      return `${cooked ?? raw}${isLast ? '' : `{${findName(expressions[index]) ?? '…'}}`}`;
    })
    .join('');
}

/** The name that says most about an expression: its own, its property's, or that of its first argument. */
function findName(expression: unknown): string | undefined {
  const { type, value, property, arguments: given } = expression as Record<string, unknown>;
  if (type === 'Identifier') return String(value);
  if (type === 'MemberExpression') return findName(property);
  if (type === 'CallExpression') return findName((given as { expression: unknown }[])[0]?.expression ?? {});
  return undefined;
}

/** The texts between the tags; headings and cells are texts of their own. */
function splitHtml(text: string): string[] {
  const parts = /<\/?(p|h\d|td|title|li)\b/.test(text)
    ? text.replaceAll(/<style>.*<\/style>/gs, '').split(/<(?!\/?(?:a|strong|em|b|br)\b)[^<>]*>|\n+/)
    : [text];
  return parts.map((part) =>
    part
      .replaceAll(/<[^<>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

if (process.argv[1] === import.meta.filename) {
  const paths = process.argv.slice(2);
  const specified = new Set(readSpecifiedTexts().map(withoutNames));
  for (const { file, text } of listTexts()) {
    const isWanted = paths.length === 0 || paths.some((folder) => file.startsWith(folder));
    if (isWanted && !specified.has(withoutNames(text))) process.stdout.write(`${file}: ${text}\n`);
  }
}
