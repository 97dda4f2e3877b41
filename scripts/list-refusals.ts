import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLiterals, withoutNames } from './list-texts.ts';

/** Finds what the shop can say when it refuses a call of operators, with `{}` for what varies. */

const PROJECT = path.resolve(import.meta.dirname, '..');
const FOLDERS: Record<string, string> = {
  '#domain/': 'domain/',
  '#contract/': 'contract/',
  '#server/': 'server/',
};
/** What answers calls of operators; all that it imports can refuse something. */
const STARTS = [
  'server/features/{staff-*,api-keys,webhooks,gstin-checks}/{*-,}routes.ts',
  'server/platform/http/*.ts',
];
/** What is read elsewhere: in mails and messages, on paper, in the documentation, in the log. */
const NO_REFUSALS = [
  /-?(?:emails?|sections)\.ts$/,
  /^server\/features\/estimates\//,
  /^server\/features\/quotations\/compose-(?:quotation|standing-terms)\.ts$/,
  /\/(?:compose-whatsapp-text|draw-packing-list)\.ts$/,
  /^server\/platform\/(?:pdf|email)\//,
  /^server\/platform\/http\/(?:client-ip|listen)\.ts$/,
  /^contract\/openapi\.ts$/,
];

export type FoundRefusal = { file: string; sentence: string };

export function listRefusals(): FoundRefusal[] {
  const found = [...listReached()].sort().flatMap((file) =>
    NO_REFUSALS.some((other) => other.test(file))
      ? []
      : findLiterals(read(file), isNoRefusal)
          .map(withoutNames)
          .filter(isSentence)
          .map((sentence) => ({ file, sentence })),
  );
  const bySentence = new Map(found.map((refusal) => [refusal.sentence, refusal]));
  return [...bySentence.values()];
}

/** Several words that end as a sentence does, or a single one with a capital: 'Gone.'. */
function isSentence(text: string): boolean {
  const isLong = /^[\p{L}{“]/u.test(text) && /\s/.test(text) && /[.?!](?:\{\})?$/.test(text);
  return isLong || /^\p{Lu}\p{Ll}+\.$/u.test(text);
}

/** What a call does is described in its summary; other errors are for the log. */
function isNoRefusal(node: object): boolean {
  const { type, key, callee } = node as { type?: string; key?: Named; callee?: Named };
  if (type === 'KeyValueProperty') return key?.value === 'summary';
  return type === 'NewExpression' && /^(?:Type|Range)?Error$/.test(callee?.value ?? '');
}
type Named = { value?: string };

/** The files that answer calls of operators and declare them, and all that they import to run. */
function listReached(): Set<string> {
  const reached = new Set<string>();
  const waiting = [...globSync(STARTS, { cwd: PROJECT }), ...listContracts()];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file) || file.endsWith('.test.ts') || !existsSync(path.join(PROJECT, file))) continue;
    reached.add(file);
    waiting.push(...listImports(file));
  }
  return reached;
}

function listContracts(): string[] {
  return globSync('contract/*.ts', { cwd: PROJECT }).filter((file) => read(file).includes("auth: 'staff',"));
}

function listImports(file: string): string[] {
  const names = read(file).matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+\.ts)'/gms);
  return Array.from(names, ([, name = '']) => {
    const folder = Object.keys(FOLDERS).find((prefix) => name.startsWith(prefix));
    return folder ? FOLDERS[folder] + name.slice(folder.length) : path.join(path.dirname(file), name);
  });
}

function read(file: string): string {
  return readFileSync(path.join(PROJECT, file), 'utf8');
}
