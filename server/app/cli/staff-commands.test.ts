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

const LINK = String.raw`http://localhost:3000/desk/welcome#[\w-]{43}\n$`;
const ADDED = expect.stringMatching(`^Added: Asha Rao \\(sales\\)\nThis link .*\n${LINK}`);

describe('an operator', () => {
  it('is added, listed, removed and added again, whatever the case of the name', async () => {
    expect(await operate('staff')).toMatchObject(done('There are no operators yet.\n'));
    expect(await operate('staff', 'add', 'Asha Rao')).toMatchObject({ exitCode: 0, stdout: ADDED });
    expect(await operate('staff', 'add', 'ASHA rao')).toMatchObject({
      exitCode: 1,
      stderr: 'There is already an operator “Asha Rao”.\n',
    });
    expect(await operate('staff', 'remove', 'asha rao')).toMatchObject(done('Removed: Asha Rao\n'));
    expect((await operate('staff')).stdout).toMatch(
      /Asha Rao +sales +\d\d\/\d\d\/\d{4} +\d\d\/\d\d\/\d{4}\n/,
    );
    expect(await operate('staff', 'remove', 'Asha Rao')).toMatchObject({ exitCode: 1 });
    expect(await operate('staff', 'add', 'asha rao')).toMatchObject({ exitCode: 0, stdout: ADDED });
    expect((await operate('staff')).stdout).toMatch(/Asha Rao +sales +\d\d\/\d\d\/\d{4}\n/);
    expect(await selectLastChange()).toMatchObject({ changed_by: VIA });
  });

  it.each(['', 'buyer', 'cli:root@desk', 'a\u202eb', 'x'.repeat(101)])(
    'cannot be called “%s”',
    async (name) => {
      expect(await operate('staff', 'add', name)).toMatchObject({ exitCode: 1, stdout: '' });
    },
  );
});

describe('the way to the desk', () => {
  it('is a link, which a newer one ends', async () => {
    await operate('staff', 'add', 'Farah Khan', '--role', 'viewer');
    const { stdout } = await operate('staff', 'link', 'farah khan');
    expect(stdout).toMatch(new RegExp(LINK));
    const token = stdout.trim().split('#')[1] ?? '';
    expect(await shop.api().readStaffLink({ body: { token } })).toMatchObject({ name: 'Farah Khan' });
    await operate('staff', 'link', 'Farah Khan');
    await expect(shop.api().readStaffLink({ body: { token } })).rejects.toMatchObject({ status: 404 });
    const { stdout: changes } = await operate('changes', '--kind', 'links-of-operators');
    expect(changes).toContain('added link of an operator');
    expect(changes).not.toContain(token);
  });

  it('is watched: what happens there is listed with person and address', async () => {
    expect((await operate('security-events', '--staff')).stdout).toBe('There are no events.\n');
    const code = { name: 'Farah Khan', code: '123456' };
    await shop.fetch('/api/staff/login/code', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(code),
    });
    expect((await operate('security-events', '--staff')).stdout).toMatch(
      /TIME +EVENT +OPERATOR +ADDRESS\n\d\d\/\d\d\/\d{4} \d\d:\d\d +login failed +Farah Khan +10\.\d+\.\d+\.\d+\n/,
    );
  });

  it('stays open for one owner at least', async () => {
    await operate('staff', 'add', 'Om Prakash', '--role', 'owner');
    const LAST = { exitCode: 1, stderr: expect.stringContaining('This is the last owner.') };
    expect(await operate('staff', 'remove', 'Om Prakash')).toMatchObject(LAST);
    expect(await operate('staff', 'role', 'Om Prakash', 'sales')).toMatchObject(LAST);
    expect(await operate('staff', 'role', 'Farah Khan', 'owner')).toMatchObject(
      done('Changed: Farah Khan (owner)\n'),
    );
    expect(await operate('staff', 'remove', 'Om Prakash')).toMatchObject({ exitCode: 0 });
    expect(await operate('staff', 'role', 'Farah Khan', 'king')).toMatchObject({ exitCode: 2 });
  });
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

describe('the session of an operator', () => {
  const readToken = (stdout: string) => stdout.trim().split('\n').at(-1) ?? '';
  const list = (token: string) => shop.api(token).listSnippets();

  it('is begun by name, is listed, and makes calls until it expires', async () => {
    await operate('staff', 'add', 'Kavita Shah');
    const { stdout } = await operate('staff', 'session', 'kavita shah');
    expect(stdout).toMatch(
      /^Valid until \d\d\/\d\d\/\d{4} \d\d:\d\d, in the name of Kavita Shah:\n[\w-]{43}\n$/,
    );
    const token = readToken(stdout);
    expect((await list(token)).snippets).toEqual([]);
    expect((await operate('staff', 'sessions')).stdout).toMatch(/Kavita Shah +program +\d\d\/\d\d\/\d{4}/);
    const { rows } = await shop.database.execute<{ hours: number }>(sql`
      select extract(epoch from expires_at - created_at)::integer / 3600 as hours, token_hash::text like ${`%${token}%`} as is_plain
      from staff_sessions`);
    expect(rows).toEqual([{ hours: 12, is_plain: false }]);
    await shop.database.execute(sql`update staff_sessions set expires_at = now()`);
    await expect(list(token)).rejects.toMatchObject({ status: 401 });
    expect((await operate('staff', 'sessions')).stdout).toBe('No session is open.\n');
  });

  it('ends by a command and with the removal of the operator, and both are recorded', async () => {
    await operate('staff', 'add', 'Imran Ali');
    const [first, second] = [
      readToken((await operate('staff', 'session', 'Imran Ali')).stdout),
      readToken((await operate('staff', 'session', 'Imran Ali')).stdout),
    ];
    expect(await operate('staff', 'end-sessions', 'imran ali')).toMatchObject(
      done('Ended the sessions of Imran Ali\n'),
    );
    for (const token of [first, second]) await expect(list(token)).rejects.toMatchObject({ status: 401 });
    expect(await operate('staff', 'end-sessions', 'Imran Ali')).toMatchObject({
      exitCode: 1,
      stderr: 'Imran Ali has no open session.\n',
    });
    const third = readToken((await operate('staff', 'session', 'Imran Ali')).stdout);
    await operate('staff', 'remove', 'Imran Ali');
    await expect(list(third)).rejects.toMatchObject({ status: 401 });
    await operate('staff', 'add', 'Imran Ali');
    await expect(list(third)).rejects.toMatchObject({ status: 401 });
    const changes = (await operate('changes', '--kind', 'sessions-of-operators', '--limit', '50')).stdout;
    expect(changes).toContain('removed session of an operator');
    expect(changes).not.toContain(third);
  });
});
