import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../tests/support/browser.ts';
import { buildIfStale } from './build.ts';

/** `npm test`: types, style, import rules, the build, then all tests. Its last line counts them. */

type Check = { name: string; command: string; parameters: string[] };

const CHECKS: Check[] = [
  { name: 'route types', command: 'react-router', parameters: ['typegen'] },
  { name: 'types', command: 'tsc', parameters: ['--noEmit'] },
  { name: 'style', command: 'biome', parameters: ['check', '--error-on-warnings'] },
  {
    name: 'import rules',
    command: 'depcruise',
    parameters: [
      '--config',
      '.dependency-cruiser.js',
      'domain',
      'contract',
      'server',
      'web',
      'demo',
      'tests',
      'scripts',
      'bench',
    ],
  },
];

installSystemPackages();
let failedChecks = CHECKS.filter((check) => !runCheck(check)).length;
try {
  buildIfStale();
} catch (cause) {
  process.stdout.write(`${cause}\n`);
  failedChecks += 1;
}
const counts = failedChecks === 0 ? runTests(process.argv.slice(2)) : { passed: 0, failed: 0, skipped: 0 };
const failed = counts.failed + failedChecks;
process.stdout.write(`${counts.passed} passed, ${failed} failed, ${counts.skipped} skipped\n`);
process.exit(failed === 0 && counts.passed > 0 ? 0 : 1);

function runCheck({ name, command, parameters }: Check): boolean {
  const { status, stdout, stderr } = spawnSync(command, parameters, { encoding: 'utf8' });
  const summary = stdout.trim().split('\n').at(-1) ?? '';
  process.stdout.write(status === 0 ? `✓ ${name}  ${summary}\n` : `✗ ${name}\n${stdout}\n${stderr}\n`);
  return status === 0;
}

/** Runs the tests, or those whose file names are given. A test file that does not even load counts as failed. */
function runTests(filters: string[]): { passed: number; failed: number; skipped: number } {
  const folder = mkdtempSync(path.join(tmpdir(), 'udyog-haat-report-'));
  const file = path.join(folder, 'report.json');
  const { status } = spawnSync(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...filters],
    {
      stdio: 'inherit',
    },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  rmSync(folder, { recursive: true });
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  const failed = numFailedTests === 0 && status !== 0 ? 1 : numFailedTests;
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

/** The tests look at pages with Chromium and read PDFs with poppler; npm brings neither. */
function installSystemPackages(): void {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(spawnSync('pdftotext', ['-v']).error ? ['poppler-utils'] : []),
  ];
  if (missing.length === 0) return;
  const install = `apt-get install -y ${missing.join(' ')}`;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  process.stdout.write(canInstall ? `Installing for the tests: ${missing.join(', ')} …\n` : '');
  const outcome = canInstall
    ? spawnSync('sh', ['-c', `apt-get update -qq && DEBIAN_FRONTEND=noninteractive ${install} -qq`], {
        encoding: 'utf8',
      })
    : undefined;
  if (outcome?.status === 0) return;
  process.stdout.write(
    `${outcome?.stderr ?? ''}The tests need ${missing.join(' and ')}. On Debian: ${install}\n`,
  );
  process.stdout.write('0 passed, 1 failed, 0 skipped\n');
  process.exit(1);
}
