import path from 'node:path';
import { expect, it } from 'vitest';
import { describeProblems, findUnhandledError, summarisePlaywright, summariseVitest } from './test-report.ts';

const file = path.resolve('server/shop.test.ts');

it('names a failed and a flaky test with file, line and message', () => {
  const stack = `AssertionError: expected 1 to be 2\n    at ${file}:12:5\n    at run (node:internal)`;
  const summary = summariseVitest({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: file,
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'a shop opens', status: 'failed', failureMessages: [stack] },
          { fullName: 'a shop closes', status: 'passed', failureMessages: [] },
          { fullName: 'a shop waits', status: 'passed', failureMessages: ['Error: too late'] },
        ],
      },
    ],
  });
  expect(summary).toMatchObject({ passed: 3, failed: 1, skipped: 2 });
  expect(describeProblems(summary.problems)).toBe(
    [
      'Failed:',
      '  server/shop.test.ts:12  a shop opens',
      '      AssertionError: expected 1 to be 2',
      'Flaky, passed at the second try:',
      '  server/shop.test.ts  a shop waits',
      '      Error: too late',
      '',
    ].join('\n'),
  );
});

it('names a test file that cannot be loaded', () => {
  const { problems } = summariseVitest({
    ...{ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 },
    testResults: [{ name: file, status: 'failed', message: 'No such module', assertionResults: [] }],
  });
  expect(problems).toEqual([
    { kind: 'failed', place: 'server/shop.test.ts', title: 'cannot be run', message: 'No such module' },
  ]);
});

it('tells flaky browser tests from failed ones, also in nested suites', () => {
  const test = (status: string, message: string) => [{ status, results: [{ error: { message } }, {}] }];
  const summary = summarisePlaywright({
    config: { rootDir: path.resolve('tests') },
    suites: [
      {
        title: 'e2e/cart.spec.ts',
        specs: [
          {
            title: 'adds',
            file: 'e2e/cart.spec.ts',
            line: 7,
            tests: test('flaky', 'Error: \u001b[31mlate\u001b[39m'),
          },
        ],
        suites: [
          {
            title: 'at 360 px',
            specs: [
              { title: 'pays', file: 'e2e/cart.spec.ts', line: 9, tests: test('unexpected', 'Error: never') },
            ],
          },
        ],
      },
    ],
    errors: [],
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
  });
  expect(summary).toMatchObject({ passed: 5, failed: 1, skipped: 0 });
  expect(describeProblems(summary.problems)).toBe(
    [
      'Failed:',
      '  tests/e2e/cart.spec.ts:9  at 360 px › pays',
      '      Error: never',
      'Flaky, passed at the second try:',
      '  tests/e2e/cart.spec.ts:7  adds',
      '      Error: late',
      '',
    ].join('\n'),
  );
});

it('finds the error that failed a run in which no test failed', () => {
  const output = [
    '⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯',
    'Vitest caught 1 unhandled error during the test run.',
    '\u001b[31m⎯⎯⎯⎯ Uncaught Exception ⎯⎯⎯⎯\u001b[39m',
    'error: terminating connection',
  ];
  expect(findUnhandledError(output.join('\n'))?.trim()).toBe('error: terminating connection');
  expect(findUnhandledError('448 passed')).toBeUndefined();
});
