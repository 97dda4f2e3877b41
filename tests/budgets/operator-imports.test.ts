import { expect, it } from 'vitest';
import { runOperatorProcess } from '../support/operator-process.ts';

/** Libraries that few commands need: those import them when they run, as `move-to` does. */
const COSTLY = [
  'graphile-worker',
  'pdfkit',
  'sharp',
  'hono',
  'nodemailer',
  'react',
  'react-router',
  'sanitize-html',
];

/** Writes the address of each module that is loaded to standard error. */
const LIST_MODULES = `
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) { process.stderr.write(url + '\\n'); return next(url, context); } });`;

it.each([
  { typed: '--help', exitCode: 0, loads: '/node_modules/commander/' },
  // There is no database.
  { typed: 'orders', exitCode: 1, loads: '/node_modules/pg/' },
])('$typed loads no library that only few commands need', async ({ typed, exitCode, loads }) => {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(LIST_MODULES)}`;
  const { code, stderr } = await runOperatorProcess({ NODE_OPTIONS, DATA_DIR: '/nowhere' }, typed);
  expect(code).toBe(exitCode);
  expect(stderr).toContain(loads);
  for (const name of COSTLY) expect(stderr).not.toContain(`/node_modules/${name}/`);
});
