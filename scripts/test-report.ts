import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What both test runners report, in one form. */
export type Summary = { passed: number; failed: number; skipped: number; problems: Problem[] };

/** A test that failed, or passed only at its second try. */
export type Problem = {
  kind: 'failed' | 'flaky';
  /** File, and line if it is known. */
  place: string;
  title: string;
  message: string;
};

/** The parts of each runner's JSON report that are read here. */
export type VitestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
  number
> & {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};
type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};
export type PlaywrightReport = {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string; location?: { file: string; line: number } }[];
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
};

/** Of a message, so much is repeated at the end. */
const MAX_MESSAGE_LINES = 4;

export function summariseVitest(report: VitestReport): Summary {
  const problems = report.testResults.flatMap(({ name, status, message, assertionResults }): Problem[] => {
    // A file that cannot be loaded has no tests.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      return [{ kind: 'failed', place: toPlace(name), title: 'cannot be run', message }];
    // A test that passed at its second try keeps the message of the first.
    return assertionResults.flatMap(({ fullName, status: result, failureMessages: [first] }): Problem[] =>
      first === undefined
        ? []
        : [
            {
              kind: result === 'failed' ? 'failed' : 'flaky',
              place: toPlace(name, findLine(first, name)),
              title: fullName,
              message: first,
            },
          ],
    );
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    problems,
  };
}

export function summarisePlaywright({ config, suites, errors, stats }: PlaywrightReport): Summary {
  const inSuite = (suite: PlaywrightSuite, titles: string[]): Problem[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests.flatMap(({ status, results }): Problem[] => {
        if (status !== 'unexpected' && status !== 'flaky') return [];
        const message = results.find(({ error }) => error)?.error?.message ?? '';
        const place = toPlace(path.join(config.rootDir, file), line);
        const kind = status === 'flaky' ? 'flaky' : 'failed';
        return [{ kind, place, title: [...titles, title].join(' › '), message }];
      }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...titles, inner.title])),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    problems: [
      ...suites.flatMap((suite) => inSuite(suite, [])),
      ...errors.map(({ message = '', location }): Problem => {
        const place = location ? toPlace(location.file, location.line) : 'Playwright';
        return { kind: 'failed', place, title: 'cannot be run', message };
      }),
    ],
  };
}

/**
 * An error outside all tests, which fails a run of Vitest and is not in its report: what Vitest prints of the first
 * one.
 */
export function findUnhandledError(output: string): string | undefined {
  return stripVTControlCharacters(output).split(
    /^⎯+ (?:Unhandled Error|Unhandled Rejection|Uncaught Exception) ⎯+$/m,
  )[1];
}

/** Failed tests first, each with the beginning of what is wrong. */
export function describeProblems(problems: readonly Problem[]): string {
  const [failed, flaky] = (['failed', 'flaky'] as const).map((kind) =>
    problems.filter((problem) => problem.kind === kind).map(describeProblem),
  );
  return [
    ...(failed?.length ? ['Failed:', ...failed] : []),
    ...(flaky?.length ? ['Flaky, passed at the second try:', ...flaky] : []),
  ]
    .map((text) => `${text}\n`)
    .join('');
}

function describeProblem({ place, title, message }: Problem): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s*at /.test(line));
  return [`  ${place}  ${title}`, ...lines.slice(0, MAX_MESSAGE_LINES).map((line) => `      ${line}`)].join(
    '\n',
  );
}

/** The line of the test file in a stack. */
function findLine(stack: string, file: string): number | undefined {
  const from = stack.indexOf(`${file}:`);
  const line = Number.parseInt(stack.slice(from + file.length + 1), 10);
  return from < 0 || Number.isNaN(line) ? undefined : line;
}

const toPlace = (file: string, line?: number) =>
  path.relative(process.cwd(), file) + (line === undefined ? '' : `:${line}`);
