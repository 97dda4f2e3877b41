import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules', 'build', 'data', 'reports'],
    globalSetup: './tests/support/global-setup.ts',
    // One more than there are cores, for the tests that wait; few pages at once, for those that do not.
    maxWorkers: availableParallelism() + 1,
    maxConcurrency: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // On a busy machine what a person waits for a second may take ten.
    expect: { poll: { timeout: 15_000 } },
  },
});
