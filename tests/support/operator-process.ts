import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Outcome, startProgram } from './program.ts';

const { scripts } = JSON.parse(await readFile(path.resolve('package.json'), 'utf8'));

type ScriptName = 'operator' | 'backup' | 'restore' | 'upgrade-database';

/**
 * Starts what `npm run NAME -- …` runs as a process of its own, with these settings; npm itself would double its time.
 */
export function startNpmScript(environment: Record<string, string>, name: ScriptName, ...typed: string[]) {
  const [, ...parameters] = scripts[name].split(' ');
  return startProgram(environment, process.execPath, ...parameters, ...typed);
}

/** The same, to its end. */
export function runNpmScript(
  environment: Record<string, string>,
  name: ScriptName,
  ...typed: string[]
): Promise<Outcome> {
  return startNpmScript(environment, name, ...typed).outcome;
}

export const runOperatorProcess = (environment: Record<string, string>, ...typed: string[]) =>
  runNpmScript(environment, 'operator', ...typed);
