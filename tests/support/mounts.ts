import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Only root may mount, and in many containers not even root. */
export const CAN_MOUNT = canMount();

/** Mounts a separate disk of any size over a folder. */
export function mountDisk(folder: string, megabytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'udyog-haat-test', folder]);
}

/** From now on, and until it is unmounted, nobody can write into this folder, not even root. */
export function makeReadOnly(folder: string): void {
  execFileSync('mount', ['--bind', folder, folder]);
  execFileSync('mount', ['-o', 'remount,ro,bind', folder]);
}

export function unmount(folder: string): void {
  execFileSync('umount', [folder]);
}

function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'udyog-haat-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'udyog-haat-test', folder]);
  if (status === 0) unmount(folder);
  rmdirSync(folder);
  return status === 0;
}
