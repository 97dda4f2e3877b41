import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules', 'build', 'data', 'reports'],
    globalSetup: './tests/support/global-setup.ts',
    // Browsers keep all cores busy: more at once would only make each of them late.
    maxWorkers: availableParallelism(),
    maxConcurrency: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // On a busy machine what a person waits for a second may take ten.
    expect: { poll: { timeout: 15_000 } },
  },
});
