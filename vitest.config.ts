import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { EXTENDED } from './tests/support/extended.ts';

const TESTS = globSync('**/*.test.ts', { exclude: ['node_modules', 'build', 'data', 'reports'] });

/**
 * Databases come from `tests/support`, or are PostgreSQL itself; the estimate renderer is a thread that a test ends.
 * Sockets, pictures, archives and another parser are waited for.
 */
const NEEDS_MORE =
  /from '(?:[^']*(?:tests\/support\/(?!extended\.ts)|\/embedded-postgres\.ts|\/estimate-renderer\.ts)|node:(?:http|net)'|sharp|xmllint-wasm|yazl')/;
const isUnit = (file: string) => !file.startsWith('tests/') && !NEEDS_MORE.test(readFileSync(file, 'utf8'));

/**
 * Two projects, told apart by what a test file imports: `unit` needs nothing but the code and answers at once;
 * `integration` waits for sockets, or for a PostgreSQL server, which its global set-up starts. Browser tests are
 * `*.spec.ts` and run with Playwright.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: TESTS.filter(isUnit),
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          isolate: false,
          // As with browser tests: a busy machine can miss a moment. What passes only at the second try is listed at
          // the end, to be mended. A counterexample is no such moment.
          retry: { count: 1, condition: /^(?!Property failed)/ },
          include: TESTS.filter((file) => !isUnit(file)),
          globalSetup: './tests/support/global-setup.ts',
          // What takes a second on a quiet machine may take ten on a busy one.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 30_000 } },
          // Few at once within a file: tests that do not wait compete for the processors.
          maxConcurrency: availableParallelism(),
        },
      },
    ],
    // Test files share a process: what one puts in place of a global must not reach the next.
    unstubGlobals: true,
    // A message says what was found, not 'Array(3)'.
    chaiConfig: { truncateThreshold: 300 },
    fileParallelism: !EXTENDED,
    execArgv: ['--import', './scripts/quick-imports.ts'],
    // One more than there are processors, for the tests that wait.
    maxWorkers: availableParallelism() + 1,
  },
});
