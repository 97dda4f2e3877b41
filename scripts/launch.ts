import path from 'node:path';

/**
 * `npm start`: replaces itself by the shop, with settings for its memory that only a new process takes
 * (docs/decisions/010-memory.md).
 */

if (!process.execve) throw new Error('The shop does not run on Windows itself, but in WSL.');
process.execve(
  process.execPath,
  [
    process.execPath,
    '--import',
    './scripts/read-env.ts',
    '--max-semi-space-size=8',
    '--heap-growing-percent=100',
    path.join(import.meta.dirname, 'start.ts'),
  ],
  { ...process.env, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' },
);
