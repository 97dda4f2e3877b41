import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, hasHeadlessShell } from '../tests/support/browser.ts';

/**
 * `npm run setup`: installs what the tests need and npm does not bring. They look at pages with Chromium, read PDFs
 * with poppler, and make the calls of docs/integrations.md with curl.
 */
export function installMissingPrograms(): boolean {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(spawnSync('pdftotext', ['-v']).error ? ['poppler-utils'] : []),
    ...(spawnSync('curl', ['--version']).error ? ['curl'] : []),
  ];
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const isComplete = missing.length === 0 || (canInstall && install(missing));
  if (!isComplete) {
    process.stdout.write(
      `The tests need ${missing.join(' and ')}. On Debian, as root: apt-get install -y ${missing.join(' ')}\n`,
    );
  }
  // Only makes the tests quicker, and not every system has it.
  if (isComplete && canInstall && !hasHeadlessShell()) install(['chromium-headless-shell']);
  return isComplete;
}

function install(packages: string[]): boolean {
  process.stdout.write(`Installing for the tests: ${packages.join(', ')} …\n`);
  const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y ${packages.join(' ')} -qq`;
  const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  if (status !== 0) process.stdout.write(stderr);
  return status === 0;
}

if (import.meta.main) {
  const isComplete = installMissingPrograms();
  if (isComplete) process.stdout.write('Everything the tests need is installed.\n');
  process.exitCode = isComplete ? 0 : 1;
}
