import { type Outcome, startProgram } from './program.ts';

/** Runs `npm run operator -- …` as a process of its own, with these settings. */
export function runOperatorProcess(
  environment: Record<string, string>,
  ...typed: string[]
): Promise<Outcome> {
  return startProgram(environment, 'npm', 'run', '--silent', 'operator', '--', ...typed).outcome;
}
