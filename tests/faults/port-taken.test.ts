import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startProgram } from '../support/program.ts';

it('reports a port in use before it creates or migrates a database', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'udyog-haat-port-'));
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const settings = { PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production' };
  const { outcome } = startProgram(settings, process.execPath, 'scripts/start.ts');
  expect(await outcome).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`Port ${port} is already in use`),
  });
  expect(await readdir(dataDir)).toEqual([]);
  other.close();
  await rm(dataDir, { recursive: true });
});
