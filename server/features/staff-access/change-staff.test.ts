import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '#contract/client.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { startStaffSession } from '#server/features/admin/start-staff-session.ts';
import { addOperator, startDeskSession } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let meera: ApiClient;
let asha: ApiClient;
beforeEach(async () => {
  shop ??= await openTestShop();
  await shop.database.execute(sql`delete from staff`);
  meera = await begin('Meera', 'owner');
  asha = await begin('Asha', 'owner');
});
afterAll(() => shop.close());

async function begin(name: string, role: StaffRole): Promise<ApiClient> {
  await addOperator(shop, role, name);
  return shop.api((await startStaffSession(shop.database, 'test', name)).token);
}

async function find(name: string) {
  const { staff } = await meera.listStaff();
  const member = staff.find((each) => each.name === name);
  if (!member) throw new Error(`There is no ${name}.`);
  return member;
}

const listOwners = async () => {
  const { rows } = await shop.database.execute(
    sql`select name from staff where role = 'owner' and removed_at is null order by name`,
  );
  return rows.map(({ name }) => name);
};

describe('the staff', () => {
  it('is led by an owner: somebody is added, gets another role and is removed', async () => {
    const { link } = await meera.addStaff({ body: { name: 'Ravi', role: 'sales' } });
    expect(link).toMatch(/^http:\/\/shop\.test\/desk\/welcome#[\w-]{43}$/);
    const ravi = await find('Ravi');
    expect(ravi).toMatchObject({ role: 'sales', passkeys: 0, has_totp: false, open_sessions: 0 });
    await meera.changeStaff({ body: { id: ravi.id, version: ravi.version, role: 'accounts' } });
    const changed = await find('Ravi');
    expect(changed).toMatchObject({ role: 'accounts', version: ravi.version + 1 });
    await meera.removeStaff({ body: { id: ravi.id, version: changed.version } });
    expect(await find('Ravi')).toMatchObject({ removed_at: expect.any(String) });
    const { rows } = await shop.database.execute(sql`
      select changed_by, changed_via from changes where kind = 'staff' and label = 'Ravi' order by id`);
    expect(rows).toEqual(Array(3).fill({ changed_by: 'Meera', changed_via: 'staff call' }));
  });

  it('loses its sessions with another role, and everything with its removal', async () => {
    const ravi = await begin('Ravi', 'sales');
    const { id, version } = await find('Ravi');
    await meera.changeStaff({ body: { id, version, role: 'viewer' } });
    await expect(ravi.getDeskSession()).rejects.toMatchObject({ status: 401 });
    const token = await startDeskSession(shop, 'Ravi');
    await meera.removeStaff({ body: { id, version: version + 1 } });
    const { link } = await meera.addStaff({ body: { name: 'Ravi', role: 'sales' } });
    expect(link).toBeTruthy();
    const { status } = await shop.fetch('/api/staff/session', {
      headers: { cookie: `__Host-udyoghaat_desk=${token}`, 'sec-fetch-site': 'same-origin' },
    });
    expect(status).toBe(401);
  });

  it('says who has changed somebody meanwhile', async () => {
    await begin('Ravi', 'sales');
    const { id, version } = await find('Ravi');
    await asha.changeStaff({ body: { id, version, role: 'viewer' } });
    await expect(meera.removeStaff({ body: { id, version } })).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      message: expect.stringMatching(/^Asha changed this on .+\. Please look at it again\.$/),
      conflict: { changed_by: 'Asha', version: version + 1, current: { role: 'viewer' } },
    });
  });

  it('keeps one owner, even if two owners remove or demote each other at the same moment', async () => {
    for (const act of ['removeStaff', 'changeStaff'] as const) {
      await shop.database.execute(sql`delete from staff`);
      meera = await begin('Meera', 'owner');
      asha = await begin('Asha', 'owner');
      const [first, second] = [await find('Asha'), await find('Meera')];
      const outcomes = await Promise.allSettled([
        meera[act]({ body: { id: first.id, version: first.version, role: 'sales' } }),
        asha[act]({ body: { id: second.id, version: second.version, role: 'sales' } }),
      ]);
      expect(
        outcomes.filter(({ status }) => status === 'fulfilled'),
        act,
      ).toHaveLength(1);
      expect(await listOwners(), act).toHaveLength(1);
    }
  });
});
