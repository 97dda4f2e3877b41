import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdentityProof } from '#domain/identity-proof.ts';
import { listSecurityEvents } from '#server/features/accounts/list-security-events.ts';
import { PASSWORD, requestQuote, signUp, signUpWithPhone } from '../../../tests/support/buyers.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';
import { closeAccount, correctAccount, getAccount } from './change-accounts.ts';
import { listChangeSets } from './change-set-queries.ts';
import { removeMessage } from './remove-message.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const recordedText = async () => JSON.stringify(await listChangeSets(shop.database, 1000, 1000));

async function createBuyerWithOrder() {
  const buyer = await signUpWithPhone(shop);
  const [order] = await requestQuote(buyer.api);
  return { ...buyer, order };
}

describe('correcting an account', () => {
  it('changes name and e-mail address, tells the former address and ends the links mailed to it', async () => {
    const buyer = await createBuyerWithOrder();
    await shop.api().forgetPassword({ body: { email: buyer.email } });
    const link = await shop.outbox.waitForLink(buyer.email, 'Subject: Set a new password');
    const email = `corrected-${buyer.email}`;
    const corrected = await correctAccount(shop.database, 'meera', ` ${buyer.email.toUpperCase()}`, {
      name: 'Asha R. Rao',
      email,
      proofs: ['call', 'estimate'],
    });

    expect(corrected).toMatchObject({ name: 'Asha R. Rao', email, phone: buyer.phone });
    expect(corrected).not.toHaveProperty('passwordHash');
    const mail = await shop.outbox.waitForMail(buyer.email, 'has been corrected');
    expect(mail.replace(/=\r?\n|\s+/g, ' ')).toContain(
      'the name is now Asha R. Rao, and the e-mail address is',
    );
    await expect(
      shop.api(link.replace('/reset-password/', '')).resetPassword({ body: { password: 'nine new gears' } }),
    ).rejects.toMatchObject({ status: expect.any(Number) });
    const { access_token } = await shop.api().logIn({ body: { email, password: PASSWORD } });
    const { orders } = await shop.api(access_token).listOrders();
    expect(orders).toMatchObject([{ _id: buyer.order?._id, order_email: email }]);
    const { events } = await listSecurityEvents(shop.database, email, 10);
    expect(events.map(({ event }) => event)).toContain('email_changed');
  });

  it('is recorded under the operator’s name, without the values', async () => {
    const { email } = await signUp(shop);
    const { id } = await getAccount(shop.database, email);
    await correctAccount(shop.database, 'meera', email, { name: 'Planted Name' });
    expect((await listChangeSets(shop.database, 1, 1))[0]).toMatchObject({
      changedBy: 'meera',
      kind: 'accounts',
      verb: 'changed',
      changes: [{ subject: id, label: null, before: { name: '…' }, after: { name: '…' } }],
    });
    expect(await recordedText()).not.toMatch(/Planted Name|buyer\.test/);
  });

  it('ends the registrations of the new address, whose links then say that it has an account', async () => {
    const { email } = await signUp(shop);
    const newEmail = `new-${email}`;
    await shop.api().register({ body: { name: 'A', email: newEmail, password: PASSWORD } });
    const link = await shop.outbox.waitForLink(newEmail, 'Activate');
    await correctAccount(shop.database, 'meera', email, { email: newEmail, proofs: ['estimate', 'visit'] });
    expect(await shop.database.$count(sql`registrations where email = ${newEmail}`)).toBe(0);
    const activation_token = link.replace('/verify-account/', '');
    await expect(shop.api().activateAccount({ body: { activation_token } })).rejects.toThrow(
      'This e-mail address already has an account.',
    );
  });

  it('is rejected with another account’s address, a wrong one, and for an unknown account', async () => {
    const [one, other] = await Promise.all([signUp(shop), signUp(shop)]);
    const correct = (address: string, email: string) =>
      correctAccount(shop.database, 'meera', address, { email, proofs: ['document', 'visit'] });
    await expect(correct(one.email, other.email)).rejects.toThrow('There is already an account');
    await expect(correct(one.email, 'nobody')).rejects.toMatchObject({
      fields: { email: expect.anything() },
    });
    await expect(correct('nobody@buyer.test', 'x@buyer.test')).rejects.toThrow('There is no account');
    expect(await getAccount(shop.database, one.email)).toMatchObject({ email: one.email });
  });
});

describe('another e-mail address', () => {
  it('needs two different proofs of the buyer, which are recorded with each change', async () => {
    const { email } = await signUpWithPhone(shop);
    const newEmail = `proved-${email}`;
    const correct = (...proofs: IdentityProof[]) =>
      correctAccount(shop.database, 'meera', email, { email: newEmail, proofs });
    for (const proofs of [[], ['call'], ['call', 'call']] as const)
      await expect(correct(...proofs)).rejects.toMatchObject({
        fields: { proofs: expect.stringContaining('2 different proofs') },
      });
    expect(await getAccount(shop.database, email)).toMatchObject({ identityProof: null });
    await correct('call', 'document');
    await correctAccount(shop.database, 'meera', newEmail, { email, proofs: ['call', 'document'] });
    for (const { changes } of await listChangeSets(shop.database, 1, 2))
      expect(changes[0]?.after).toEqual({
        email: '…',
        identity_proof: { proofs: ['call', 'document'], at: expect.any(String) },
      });
  });

  it('cannot be proved by a call to a number that is not verified', async () => {
    const { email } = await signUp(shop);
    await expect(
      correctAccount(shop.database, 'meera', email, { email: `x-${email}`, proofs: ['call', 'estimate'] }),
    ).rejects.toThrow('no verified phone number');
  });

  it('needs no proof to be given again as it is', async () => {
    const { email } = await signUp(shop);
    expect(await correctAccount(shop.database, 'meera', email, { name: 'Asha Iyer', email })).toMatchObject({
      name: 'Asha Iyer',
      identityProof: null,
    });
  });
});

describe('closing an account', () => {
  it('leaves what the owner’s own deletion leaves, tells the owner and is recorded without a name', async () => {
    const buyer = await createBuyerWithOrder();
    const { id } = await getAccount(shop.database, buyer.email);
    await closeAccount(shop.database, 'meera', buyer.email);

    await expect(buyer.api.verifySession()).rejects.toMatchObject({ status: 401 });
    await expect(getAccount(shop.database, buyer.email)).rejects.toThrow('There is no account');
    await shop.outbox.waitForMail(buyer.email, 'has been deleted');
    const { rows } = await shop.database.execute(sql`
      select o.account_id, q.customer, q.email from orders o join quote_requests q on q.id = o.quote_request_id
      where o.id = ${buyer.order?._id}`);
    expect(rows).toEqual([{ account_id: null, customer: 'Deleted account', email: '' }]);
    const [latest, ...others] = await listChangeSets(shop.database, 1, 1);
    expect(latest).toMatchObject({
      changedBy: 'meera',
      kind: 'accounts',
      verb: 'removed',
      changes: [{ subject: id }],
    });
    // Its orders are not named with it: nothing may lead from them to the account.
    expect(others).toEqual([]);
    expect(await recordedText()).not.toContain(buyer.email);
  });
});

describe('removing a contact message', () => {
  it('is recorded under the operator’s name, without what was in it', async () => {
    const body = { fname: 'Planted', lname: 'Sender', phone: '9830054321', comment: 'Planted comment' };
    await shop.api().sendContactMessage({ body });
    const { rows } = await shop.database.execute<{ id: string }>(
      sql`select id from contact_messages where phone = ${body.phone}`,
    );
    const id = rows[0]?.id ?? '';
    await removeMessage(shop.database, 'meera', id.slice(0, 7));
    expect(await shop.database.$count(sql`contact_messages where id = ${id}`)).toBe(0);
    expect((await listChangeSets(shop.database, 1, 1))[0]).toMatchObject({
      changedBy: 'meera',
      kind: 'contact_messages',
      verb: 'removed',
      changes: [{ subject: id }],
    });
    expect(await recordedText()).not.toMatch(/Planted (?:comment|Sender)|9830054321/);
    await expect(removeMessage(shop.database, 'meera', id)).rejects.toThrow('There is no message');
  });
});
