import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reports every top-level symbol, file and folder whose name contains a name that docs/vocabulary.md expectText not to use.
 * An entry matches whole words: `kept` matches `keptReply` and `kept-reply.ts`, not `unkempt`. An entry that ends in
 * an underscore is the prefix of a constant.
 */

const PROJECT = path.resolve(import.meta.dirname, '..');
/** Migrations that have run keep their names; pictures and generated reports are named after what they show. */
const EXEMPT =
  /^(demo\/(pictures|brochures|scenes)\/|docs\/pictures\/|server\/platform\/database\/migrations\/)/;
const DECLARATION =
  /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|abstract class|type|interface|enum) (\w+)/gm;

const avoided = readAvoidedNames(readFileSync(path.join(PROJECT, 'docs/vocabulary.md'), 'utf8'));
const files = execFileSync('git', ['ls-files'], { cwd: PROJECT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !EXEMPT.test(file));

const findings = files.flatMap((file) => [
  ...file.split('/').flatMap((name) => report(file, name.replace(/\.\w+$/, ''))),
  ...(/\.tsx?$/.test(file) ? declaredNames(file).flatMap((name) => report(file, name)) : []),
]);
process.stdout.write(
  findings.length === 0
    ? `${avoided.length} names to avoid, none of them used\n`
    : `${[...new Set(findings)].join('\n')}\n`,
);
if (avoided.length === 0)
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
    .map((entry) => `${file}: '${name}' contains '${entry}', which docs/vocabulary.md expectText to avoid`);
}

function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_.\s]+/g, '-')
    .toLowerCase();
}
