import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../tests/support/browser.ts';

/**
 * `npm run setup`: installs what the tests need and npm does not bring. They look at pages with Chromium and read PDFs
 * with poppler.
 */
export function installMissingPrograms(): boolean {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(spawnSync('pdftotext', ['-v']).error ? ['poppler-utils'] : []),
  ];
  if (missing.length === 0) return true;
  const install = `apt-get install -y ${missing.join(' ')}`;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall) {
    process.stdout.write(`Installing for the tests: ${missing.join(', ')} …\n`);
    const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive ${install} -qq`;
    const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    if (status === 0) return true;
    process.stdout.write(stderr);
  }
  process.stdout.write(`The tests need ${missing.join(' and ')}. On Debian, as root: ${install}\n`);
  return false;
}

if (import.meta.main) {
  const isComplete = installMissingPrograms();
  if (isComplete) process.stdout.write('Everything the tests need is installed.\n');
  process.exitCode = isComplete ? 0 : 1;
}
