import { hostname, userInfo } from 'node:os';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestQuote, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { runCommand } from '../../../tests/support/run-command.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const VIA = `cli:${userInfo().username}@${hostname()}`;

let shop: TestShop;
let orderId: string;
beforeAll(async () => {
  shop = await openTestShop();
  const buyer = await signUpWithPhone(shop);
  orderId = (await requestQuote(buyer.api))[0]?._id ?? '';
});
afterAll(() => shop.close());

const operate = (...typed: string[]) => runCommand(shop, typed);
const done = (stdout: string) => ({ exitCode: 0, stdout, stderr: '' });

async function selectLast(table: string, ...columns: string[]): Promise<unknown> {
  const { rows } = await shop.database.execute(
    sql.raw(`select ${columns.join(', ')} from ${table} order by ${columns[0]} desc limit 1`),
  );
  return rows[0];
}
const selectLastChange = () => selectLast('changes', 'id', 'changed_by', 'changed_via');

describe('an operator', () => {
  it('is added, listed, removed and added again, whatever the case of the name', async () => {
    expect(await operate('staff')).toMatchObject(done('There are no operators yet.\n'));
    expect(await operate('staff', 'add', 'Asha Rao')).toMatchObject(done('Added: Asha Rao\n'));
    expect(await operate('staff', 'add', 'ASHA rao')).toMatchObject({
      exitCode: 1,
      stderr: 'There is already an operator “Asha Rao”.\n',
    });
    expect(await operate('staff', 'remove', 'asha rao')).toMatchObject(done('Removed: Asha Rao\n'));
    expect((await operate('staff')).stdout).toMatch(/Asha Rao +\d\d\/\d\d\/\d{4} +\d\d\/\d\d\/\d{4}\n/);
    expect(await operate('staff', 'remove', 'Asha Rao')).toMatchObject({ exitCode: 1 });
    expect(await operate('staff', 'add', 'asha rao')).toMatchObject(done('Added: Asha Rao\n'));
    expect((await operate('staff')).stdout).toMatch(/Asha Rao +\d\d\/\d\d\/\d{4}\n/);
    expect(await selectLastChange()).toMatchObject({ changed_by: VIA });
  });

  it.each(['', 'buyer', 'cli:root@desk', 'a\u202eb', 'x'.repeat(101)])(
    'cannot be called “%s”',
    async (name) => {
      expect(await operate('staff', 'add', name)).toMatchObject({ exitCode: 1, stdout: '' });
    },
  );
});

describe('--as', () => {
  it('takes only the name of an operator, and says which there are', async () => {
    await operate('staff', 'add', 'Meera');
    await operate('staff', 'add', 'Ravi');
    await operate('staff', 'remove', 'Ravi');
    const before = await selectLastChange();
    for (const name of ['Ravi', 'root', 'Nobody']) {
      expect(await operate('synonyms', 'add', 'silai', 'sewing', '--as', name)).toMatchObject({
        exitCode: 1,
        stdout: '',
        stderr: expect.stringMatching(`There is no operator “${name}”. Operators are: .*Meera.`),
      });
    }
    expect(await selectLastChange()).toEqual(before);
  });

  it('records the name and the user of the process with every change and read', async () => {
    await operate('discount', orderId, '1', '--as', 'MEERA');
    await operate('confirm', orderId, '--as', 'meera', '--reason', 'In stock');
    expect(await selectLastChange()).toMatchObject({ changed_by: 'Meera', changed_via: VIA });
    for (const table of ['order_status_changes', 'order_discount_changes']) {
      expect(await selectLast(table, 'changed_at', 'changed_by', 'changed_via')).toMatchObject({
        changed_by: 'Meera',
        changed_via: VIA,
      });
    }
    expect(await selectLast('personal_data_reads', 'id', 'read_by', 'read_via')).toMatchObject({
      read_by: 'Meera',
      read_via: VIA,
    });
    expect((await operate('reads')).stdout).toContain(`Meera (${VIA})`);
    expect((await operate('show', orderId)).stdout).toContain('Confirmed by Meera: In stock');
  });

  it('without it, the user of the process is recorded', async () => {
    await operate('ship', orderId);
    expect(await selectLastChange()).toMatchObject({ changed_by: VIA, changed_via: VIA });
    expect((await operate('show', orderId)).stdout).toContain(`Shipped by ${VIA}`);
    expect((await operate('changes', '--limit', '1')).stdout).toContain(`  ${VIA} changed order `);
  });

  it('is not recorded with what buyers do', async () => {
    const { rows } = await shop.database.execute(
      sql`select changed_by, changed_via from order_status_changes where status = 'Requested'`,
    );
    expect(rows).toEqual([{ changed_by: 'buyer', changed_via: null }]);
  });
});
