import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperatorProcess } from '../support/operator-process.ts';
import { startProgram } from '../support/program.ts';
import { type ShopProcess, startShop } from '../support/shop-process.ts';

/** A container sees neither the processes nor the ports of others: it has namespaces of its own. */
const CONTAINER = ['-p', '-n', '-i', '-m', '-f', '--mount-proc', '--kill-child'];
const canMakeContainers = spawnSync('unshare', [...CONTAINER, 'true']).status === 0;
if (!canMakeContainers) process.stderr.write('Two containers are not tested: unshare(1) needs root.\n');

describe.skipIf(!canMakeContainers)('a shop in another container on the same data directory', () => {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it('refuses to open, and the first shop goes on and keeps its data', async () => {
    const sendMessage = (comment: string) =>
      shop.api().sendContactMessage({
        body: { fname: 'Asha', lname: 'Rao', phone: '9876543210', comment },
      });
    await sendMessage('Before the second shop');
    const { outcome } = startProgram(
      { DATA_DIR: shop.dataDir, NODE_ENV: 'production' },
      'unshare',
      ...CONTAINER,
      'sh',
      '-c',
      'ip link set lo up; exec "$0" scripts/start.ts',
      process.execPath,
    );
    expect(await outcome).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is in use by another shop, perhaps in another container/),
    });
    await sendMessage('After the second shop');
    await shop.stop();
    await shop.restart();
    const { stdout } = await runOperatorProcess({ DATA_DIR: shop.dataDir }, 'messages', '--json');
    expect(JSON.parse(stdout)).toHaveLength(2);
  });
});
