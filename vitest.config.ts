import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules', 'build', 'data'],
    globalSetup: './tests/support/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
