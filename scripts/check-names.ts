import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findProseProblems, readAvoidedWords } from './check-prose.ts';

/**
 * Reports every top-level symbol, file and folder whose name contains a name that docs/vocabulary.md asks not to
 * use. An entry matches whole words: `kept` matches `keptReply` and `kept-reply.ts`, not `unkempt`. An entry that ends
 * in an underscore is the prefix of a constant. Reports the words and the lines of prose that check-prose.ts finds,
 * too.
 */

const PROJECT = path.resolve(import.meta.dirname, '..');
/** Migrations that have run keep their names; pictures and generated reports are named after what they show. */
const EXEMPT =
  /^(demo\/(pictures|brochures|scenes)\/|docs\/pictures\/|server\/platform\/database\/migrations\/)/;
const DECLARATION =
  /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|abstract class|type|interface|enum) (\w+)/gm;

const PROSE = /\.(tsx?|md|sql|css|py|sh)$/;
/** Migrations that have run, what was released or measured earlier, and what is generated. */
const PROSE_EXEMPT =
  /^(CHANGELOG|docs\/vocabulary|bench\/(results.*|explain))\.md$|^server\/platform\/database\/migrations\/|^web\/ui\/icons\.css$/;

const vocabulary = readFileSync(path.join(PROJECT, 'docs/vocabulary.md'), 'utf8');
const avoided = readAvoidedNames(vocabulary);
const avoidedWords = readAvoidedWords(vocabulary);
const files = execFileSync('git', ['ls-files'], { cwd: PROJECT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !EXEMPT.test(file));

const namings = files.flatMap((file) => [
  ...file.split('/').flatMap((name) => report(file, name.replace(/\.\w+$/, ''))),
  ...(/\.tsx?$/.test(file) ? declaredNames(file).flatMap((name) => report(file, name)) : []),
]);
const prose = execFileSync('git', ['ls-files'], { cwd: PROJECT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => PROSE.test(file) && !PROSE_EXEMPT.test(file))
  .flatMap((file) => findProseProblems(file, readFileSync(path.join(PROJECT, file), 'utf8'), avoidedWords));
const findings = [...namings, ...prose];
process.stdout.write(
  findings.length === 0
    ? `${avoided.length} names and ${avoidedWords.length} words to avoid, none of them used; no line of prose too long\n`
    : `${[...new Set(findings)].join('\n')}\n`,
);
if (avoided.length === 0 || avoidedWords.length === 0)
  throw new Error('docs/vocabulary.md lists no names to avoid: has its table changed?');
if (findings.length > 0) process.exitCode = 1;

/** The entries in backticks of the last column, "Do not say"; names in kebab-case, prefixes as they are. */
function readAvoidedNames(markdown: string): string[] {
  const names: string[] = [];
  let isInTable = false;
  for (const line of markdown.split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.length < 3) isInTable = false;
    else if (cells.at(-2)?.toLowerCase() === 'do not say') isInTable = true;
    else if (isInTable)
      names.push(
        ...[...(cells.at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, entry = '']) =>
          entry.endsWith('_') ? entry : toKebabCase(entry),
        ),
      );
  }
  return names.filter((name) => name !== '');
}

function declaredNames(file: string): string[] {
  return [...readFileSync(path.join(PROJECT, file), 'utf8').matchAll(DECLARATION)].map(
    ([, name]) => name ?? '',
  );
}

function report(file: string, name: string): string[] {
  const words = `-${toKebabCase(name)}-`;
  return avoided
    .filter((entry) => (entry.endsWith('_') ? name.startsWith(entry) : words.includes(`-${entry}-`)))
    .map((entry) => `${file}: '${name}' contains '${entry}', which docs/vocabulary.md asks to avoid`);
}

function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_.\s]+/g, '-')
    .toLowerCase();
}
