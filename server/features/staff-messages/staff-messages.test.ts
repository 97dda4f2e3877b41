import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOperatorSession } from '../../../tests/support/desk.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let desk: ReturnType<TestShop['api']>;
beforeAll(async () => {
  shop = await openTestShop();
  desk = shop.api(await startOperatorSession(shop, 'sales'));
  for (const fname of ['Asha', 'Ravi', 'Imran']) {
    const comment = `Please call ${fname}.`;
    await shop.api().sendContactMessage({ body: { fname, lname: 'Rao', phone: '9830012345', comment } });
  }
});
afterAll(() => shop.close());

const listNames = async (all?: 'yes') => {
  const { messages } = await desk.listContactMessages({ query: all ? { all } : {} });
  return messages.map(({ name }) => name);
};

it('lists waiting messages page by page, those who wait longest first', async () => {
  const first = await desk.listContactMessages({ query: { limit: '2' } });
  expect(first.messages.map(({ message }) => message)).toEqual(['Please call Asha.', 'Please call Ravi.']);
  const second = await desk.listContactMessages({ query: { limit: '2', after: first.next ?? '' } });
  expect(second.messages).toMatchObject([{ name: 'Imran Rao', phone: '9830012345', doneAt: null }]);
  expect(second.next).toBeNull();
});

it('takes a message that is done off the list, and removes one for good', async () => {
  const { messages } = await desk.listContactMessages({});
  const [asha, ravi] = messages.map(({ id }) => id);
  await desk.markMessageDone({ body: { message: asha ?? '' } });
  await desk.removeMessage({ body: { message: ravi ?? '' } });
  expect(await listNames()).toEqual(['Imran Rao']);
  expect(await listNames('yes')).toEqual(['Asha Rao', 'Imran Rao']);
  await expect(desk.removeMessage({ body: { message: ravi ?? '' } })).rejects.toMatchObject({ status: 404 });
});

it('records who has read them', async () => {
  await listNames();
  const { rows } = await shop.database.execute(
    "select read_via from personal_data_reads where command = 'listContactMessages'",
  );
  expect(rows).toContainEqual({ read_via: 'staff call' });
});
