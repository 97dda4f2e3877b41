import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { EXTENDED } from '../tests/support/extended.ts';
import { startTestPostgres } from '../tests/support/test-postgres.ts';
import { installMissingPrograms } from './setup.ts';
import {
  describeProblems,
  findUnhandledError,
  type Summary,
  summarisePlaywright,
  summariseVitest,
} from './test-report.ts';

/**
 * `npm test`: static checks and the build side by side, then all tests, or those whose paths contain one of the words
 * given. `--quick` runs the unit tests, and the integration tests beside what the last commit or uncommitted changes
 * touch. At the end it names the failed and the flaky tests of all runners; the last line counts all tests.
 */

const isQuick = process.argv.includes('--quick');
const words = process.argv.slice(2).filter((word) => word !== '--quick');

// The tests start some hundred processes: what one of them has compiled, the others need not compile again.
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled');

process.exitCode = (await main()) ? 0 : 1;

async function main(): Promise<boolean> {
  const files = globSync('**/*.{test,spec}.ts', { exclude: ['node_modules', 'build', 'data', 'reports'] });
  const chosen = files.filter((file) => words.some((word) => file.includes(word)));
  if (words.length > 0 && chosen.length === 0) {
    process.stdout.write(`No test file has ${words.join(' or ')} in its path.\n`);
    return report([failure()]);
  }
  if (!isQuick && !installMissingPrograms()) return report([failure()]);

  // Ctrl-C reaches the children as well; once they have ended, the database is stopped.
  process.on('SIGINT', () => undefined);
  const [stopPostgres, failedChecks] = await Promise.all([startTestPostgres(), runChecks()]);
  try {
    if (failedChecks > 0) return report([failure(failedChecks)]);
    const runners = isQuick ? chooseQuickRunners(files) : chooseRunners(chosen);
    // The long form measures: nothing may run beside it.
    if (!EXTENDED) return report(await Promise.all(runners.map((run) => run())));
    const summaries: Summary[] = [];
    for (const run of runners) summaries.push(await run());
    return report(summaries);
  } finally {
    await stopPostgres();
  }
}

/** Nearly all integration tests import the whole shop, so those in the folders of changed files have to do. */
function chooseQuickRunners(files: readonly string[]): (() => Promise<Summary>)[] {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim().split('\n');
  const changed = [
    ...git('diff', '--name-only', 'HEAD~1'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const folders = new Set(changed.map((file) => path.dirname(file)));
  const beside = files.filter((file) => file.endsWith('.test.ts') && folders.has(path.dirname(file)));
  const integration = ['--project', 'integration', '--passWithNoTests', ...beside];
  return [
    () => runVitest(['--project', 'unit']),
    ...(beside.length > 0 ? [() => runVitest(integration)] : []),
  ];
}

/** @param files none for all tests. */
function chooseRunners(files: readonly string[]): (() => Promise<Summary>)[] {
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  return [
    ...(files.length === 0 || tests.length > 0 ? [() => runVitest(tests)] : []),
    ...(files.length === 0 || specs.length > 0 ? [() => runPlaywright(specs)] : []),
  ];
}

/** Of something that is no test, and has said itself what is wrong. */
function failure(failed = 1): Summary {
  return { passed: 0, failed, skipped: 0, problems: [] };
}

function report(summaries: Summary[]): boolean {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    summaries.reduce((total, each) => total + each[key], 0);
  process.stdout.write(`\n${describeProblems(summaries.flatMap(({ problems }) => problems))}`);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`);
  return sum('failed') === 0 && sum('passed') > 0;
}

/** @returns how many checks failed; each prints one line, and its output if it fails. */
async function runChecks(): Promise<number> {
  const typecheck = async () =>
    (await check('route types', 'react-router', 'typegen')) && (await check('types', 'tsc', '--noEmit'));
  const outcomes = await Promise.all([
    ...(isQuick ? [] : [check('build', 'npm', 'run', '--silent', 'build')]),
    typecheck(),
    check('style', 'biome', 'check', '--error-on-warnings'),
    check('import rules', 'npm', 'run', '--silent', 'lint:imports'),
    check('names', 'node', 'scripts/check-names.ts'),
  ]);
  return outcomes.filter((passed) => !passed).length;
}

async function check(name: string, command: string, ...parameters: string[]): Promise<boolean> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  const getOutput = collectOutput(child);
  const [status] = await once(child, 'close');
  const output = getOutput();
  const summary = output.trim().split('\n').at(-1) ?? '';
  process.stdout.write(status === 0 ? `✓ ${name}  ${summary}\n` : `✗ ${name}\n${output}\n`);
  return status === 0;
}

/** @returns what the program has printed so far. */
function collectOutput({ stdout, stderr }: ChildProcessByStdio<null, Readable, Readable>): () => string {
  let output = '';
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
}

async function runVitest(parameters: readonly string[]): Promise<Summary> {
  return runTests(
    (outputFile) => ({
      command: 'vitest',
      parameters: [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${outputFile}`,
        ...parameters,
      ],
      environment: {},
    }),
    summariseVitest,
  );
}

async function runPlaywright(files: string[]): Promise<Summary> {
  return runTests(
    (outputFile) => ({
      command: 'playwright',
      parameters: ['test', '--reporter=list,json', ...files.map((file) => file.replaceAll('.', '\\.'))],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile },
    }),
    summarisePlaywright,
  );
}

type Run = { command: string; parameters: string[]; environment: Record<string, string> };

/** Runs a test runner and passes its output on. A test file that cannot be loaded counts as a failed test. */
async function runTests<Report>(
  prepare: (outputFile: string) => Run,
  summarise: (report: Report) => Summary,
): Promise<Summary> {
  const folder = await mkdtemp(path.join(tmpdir(), 'udyog-haat-report-'));
  const file = path.join(folder, 'report.json');
  const { command, parameters, environment } = prepare(file);
  const child = spawn(command, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Not the terminal itself: two runners that redraw their lines would overwrite each other's.
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  const getOutput = collectOutput(child);
  const [status] = await once(child, 'close');
  const report = await readFile(file, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  const summary = report ? summarise(JSON.parse(report)) : failure(0);
  if (summary.failed > 0 || status === 0) return summary;
  const problem = {
    kind: 'failed',
    place: command,
    title: 'has failed',
    message: findUnhandledError(getOutput()) ?? 'Its output says why.',
  } as const;
  return { ...summary, failed: 1, problems: [...summary.problems, problem] };
}
