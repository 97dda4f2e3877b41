import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '#server/features/accounts/secrets.ts';
import { getActiveMember } from '#server/features/admin/change-staff.ts';
import { createStaffLink } from '#server/features/admin/create-staff-link.ts';
import { runAsOperator } from '#server/features/admin/run-as-operator.ts';
import { addOperator, deskHeaders, startDeskSession } from '../../../tests/support/desk.ts';
import { createTestPasskey } from '../../../tests/support/passkey.ts';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts';

const ORIGIN = 'http://shop.test';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.execute('delete from rate_limits'));

type Options = Record<string, unknown>;
/** What one of the calls answers; which one it is, each test knows. */
type AnswerBody = { options: Options; secret: string; uri: string; recovery_codes: string[] };
type Answer = { status: number; body: AnswerBody; cookie: string };

/** Sends what a page of the desk sends. */
async function send(call: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await shop.fetch(`/api/staff/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0]?.split('=')[1] ?? '';
  return { status: response.status, body: (await response.json()) as AnswerBody, cookie };
}

async function read(call: string, headers: Record<string, string>) {
  const response = await shop.fetch(`/api/staff/${call}`, { headers });
  return { status: response.status, body: await response.json() };
}

const isLoggedIn = async (cookie: string) => (await read('session', deskHeaders(cookie))).status === 200;

async function makeLink(name: string): Promise<string> {
  return runAsOperator(shop.database, 'test', async (transaction) =>
    createStaffLink(transaction, (await getActiveMember(transaction, name)).id),
  );
}

/** The code that the app shows, in this many periods. */
function codeOf(secret: string, periods = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });
}

/** As if a while had passed since the last code. */
const forgetPeriods = () => shop.database.execute('update staff_totp set last_period = 0');

async function withPasskey(name: string) {
  const token = await makeLink(name);
  const passkey = createTestPasskey(ORIGIN);
  const { body } = await send('link/passkey/start', { token });
  const credential = passkey.register(body.options);
  const made = await send('link/passkey', { token, credential, name: 'Office computer' });
  return { token, passkey, codes: made.body.recovery_codes, ...made };
}

async function withTotp(name: string) {
  const token = await makeLink(name);
  const { body } = await send('link/totp/start', { token });
  const secret = body.secret;
  const made = await send('link/totp', { token, code: codeOf(secret) });
  return { token, secret, codes: made.body.recovery_codes, ...made };
}

describe('a link to the desk', () => {
  it('sets up a passkey once, gives ten recovery codes and logs in', async () => {
    const name = await addOperator(shop, 'sales');
    const { status, codes, cookie, token } = await withPasskey(name);
    expect(status).toBe(200);
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(await read('session', deskHeaders(cookie))).toMatchObject({
      body: { name, role: 'sales', has_passkey: true, has_totp: false },
    });
    expect(await send('link/read', { token })).toMatchObject({ status: 404 });
    expect(await send('link/totp/start', { token })).toMatchObject({ status: 404 });
  });

  it('sets up an authenticator app by its first code', async () => {
    const name = await addOperator(shop, 'owner');
    const token = await makeLink(name);
    expect(await send('link/read', { token })).toMatchObject({ body: { name, role: 'owner' } });
    const { body } = await send('link/totp/start', { token });
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(await send('link/totp', { token, code: codeOf(body.secret, 10) })).toMatchObject({ status: 422 });
    expect(await send('link/totp', { token, code: codeOf(body.secret) })).toMatchObject({ status: 200 });
  });

  it('ends when a newer one is made, and after a day', async () => {
    const name = await addOperator(shop, 'viewer');
    const [former, current] = [await makeLink(name), await makeLink(name)];
    expect(await send('link/read', { token: former })).toMatchObject({ status: 404 });
    expect(await send('link/read', { token: current })).toMatchObject({ status: 200 });
    await shop.database.execute(`update staff_links set expires_at = now()`);
    expect(await send('link/read', { token: current })).toMatchObject({ status: 404 });
  });

  it('ends all that was lost: the former passkey, app, codes and sessions', async () => {
    const name = await addOperator(shop, 'sales');
    const lost = await withTotp(name);
    const found = await withPasskey(name);
    expect(await isLoggedIn(lost.cookie)).toBe(false);
    expect(await isLoggedIn(found.cookie)).toBe(true);
    await forgetPeriods();
    expect(await send('login/code', { name, code: codeOf(lost.secret) })).toMatchObject({ status: 422 });
    expect(await send('login/code', { name, code: lost.codes[0] })).toMatchObject({ status: 422 });
  });

  it('lets only one of two browsers that use it at the same moment in', async () => {
    const name = await addOperator(shop, 'sales');
    const token = await makeLink(name);
    const secret = (await send('link/totp/start', { token })).body.secret;
    const answers = await Promise.all(
      [1, 2, 3].map(() => send('link/totp', { token, code: codeOf(secret) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });
});

describe('logging in with a passkey', () => {
  it('needs no name, and takes each challenge once', async () => {
    const name = await addOperator(shop, 'accounts');
    const { passkey } = await withPasskey(name);
    const { options } = (await send('login/start', {})).body;
    const credential = passkey.sign(options);
    const answer = await send('login/passkey', { credential });
    expect(answer.status).toBe(200);
    expect(await isLoggedIn(answer.cookie)).toBe(true);
    expect(await send('login/passkey', { credential })).toMatchObject({ status: 422, cookie: '' });
    expect(await send('login/passkey', { credential: passkey.sign(options) })).toMatchObject({ status: 422 });
  });

  it('takes no challenge that is older than five minutes, or was given for another purpose', async () => {
    const name = await addOperator(shop, 'accounts');
    const { passkey, cookie } = await withPasskey(name);
    const { options } = (await send('login/start', {})).body;
    await shop.database.execute(`update staff_challenges set expires_at = now()`);
    expect(await send('login/passkey', { credential: passkey.sign(options) })).toMatchObject({ status: 422 });
    const proof = (await send('proof/start', {}, deskHeaders(cookie))).body.options;
    expect(await send('login/passkey', { credential: passkey.sign(proof) })).toMatchObject({ status: 422 });
  });

  it('refuses what another site had signed, what nobody verified, and unknown passkeys', async () => {
    const { passkey } = await withPasskey(await addOperator(shop, 'accounts'));
    const wrong = [
      (options: Options) => passkey.sign(options, { origin: 'https://shop.test.evil.example' }),
      (options: Options) => passkey.sign(options, { isVerified: false }),
      (options: Options) => createTestPasskey(ORIGIN).sign(options),
      (options: Options) => ({ ...passkey.sign(options), id: createTestPasskey(ORIGIN).sign(options).id }),
    ];
    for (const sign of wrong) {
      const { options } = (await send('login/start', {})).body;
      expect(await send('login/passkey', { credential: sign(options) })).toMatchObject({
        status: 422,
        cookie: '',
      });
    }
  });
});

describe('logging in with a code', () => {
  it('takes each code of the app once, whatever the case of the name', async () => {
    const name = await addOperator(shop, 'sales');
    const { secret } = await withTotp(name);
    await forgetPeriods();
    const login = { name: name.toUpperCase(), code: codeOf(secret) };
    const answers = await Promise.all([1, 2, 3].map(() => send('login/code', login)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    // An older code that was never used would tell anyone who saw it.
    expect(await send('login/code', { name, code: codeOf(secret, -1) })).toMatchObject({ status: 422 });
    expect(await send('login/code', { name, code: codeOf(secret, 1) })).toMatchObject({ status: 200 });
  });

  it('takes each recovery code once, as people type it', async () => {
    const name = await addOperator(shop, 'sales');
    const { codes, cookie } = await withPasskey(name);
    const typed = ` ${codes[3]?.toLowerCase().replaceAll('-', ' ')} `;
    expect(await send('login/code', { name, code: typed })).toMatchObject({ status: 200 });
    expect(await send('login/code', { name, code: typed })).toMatchObject({ status: 422 });
    const mine = await read('my-access', deskHeaders(cookie));
    expect(mine.body).toMatchObject({ recovery_codes_left: 9 });
  });

  it('answers alike for a wrong code, an unknown name and somebody who was removed', async () => {
    const name = await addOperator(shop, 'sales');
    const { secret } = await withTotp(name);
    const wrong = await send('login/code', { name, code: codeOf(secret, 50) });
    const unknown = await send('login/code', { name: 'Nobody', code: '123456' });
    await shop.database.execute(`update staff set removed_at = now() where name = '${name}'`);
    const removed = await send('login/code', { name, code: codeOf(secret, 1) });
    expect(wrong.status).toBe(422);
    expect(unknown).toEqual(wrong);
    expect(removed).toEqual(wrong);
  });

  it('looks at five of fifty guesses, even if one of the others is right', async () => {
    const name = await addOperator(shop, 'sales');
    const { secret } = await withTotp(name);
    await forgetPeriods();
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send('login/code', { name, code: `${100_000 + index}` })),
    );
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(45);
    expect(await send('login/code', { name, code: codeOf(secret) })).toMatchObject({ status: 429 });
  });

  it('does not lock the recovery codes when somebody guesses at the app', async () => {
    const name = await addOperator(shop, 'sales');
    const { codes } = await withTotp(name);
    for (let guess = 0; guess < 6; guess += 1) await send('login/code', { name, code: '123456' });
    expect(await send('login/code', { name, code: codes[0] })).toMatchObject({ status: 200 });
  });

  it('is recorded with the address, also when it fails', async () => {
    const name = await addOperator(shop, 'sales');
    const { codes } = await withTotp(name);
    await send('login/code', { name, code: '123456' });
    await send('login/code', { name, code: codes[0] });
    const { rows } = await shop.database.execute(`
      select event, address from staff_security_events join staff on staff.id = staff_id
      where name = '${name}' order by staff_security_events.id`);
    expect(rows).toEqual([
      { event: 'link_used', address: expect.stringMatching(/^10\./) },
      { event: 'login_failed', address: expect.stringMatching(/^10\./) },
      { event: 'login', address: expect.stringMatching(/^10\./) },
    ]);
  });
});

describe('the session of the desk', () => {
  const startSession = async () => startDeskSession(shop, await addOperator(shop, 'sales'));
  const age = (token: string, change: string) =>
    shop.database.execute(
      `update staff_sessions set ${change} where token_hash = '\\x${hashToken(token).toString('hex')}'`,
    );

  it('has a cookie that only this host gets, and no script', async () => {
    const { token } = { token: await makeLink(await addOperator(shop, 'sales')) };
    const { body } = await send('link/totp/start', { token });
    const response = await shop.fetch('/api/staff/link/totp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, code: codeOf(body.secret) }),
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-udyoghaat_desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await response.text()).not.toContain('cookie');
  });

  it.each([
    [{}, 401],
    [{ 'sec-fetch-site': 'none' }, 401],
    [{ 'sec-fetch-site': 'same-site' }, 401],
    [{ 'sec-fetch-site': 'cross-site' }, 401],
    [{ origin: 'https://evil.example' }, 401],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
  ])('with the headers %o is answered with %d', async (headers, status) => {
    const { cookie = '' } = deskHeaders(await startSession());
    expect(await read('session', { cookie, ...headers })).toMatchObject({ status });
  });

  it('is no token of a program, nor a buyer’s, and a program’s token is no cookie', async () => {
    const token = await startSession();
    expect(await read('session', { authorization: token })).toMatchObject({ status: 401 });
    const { status } = await shop.fetch('/api/user/authVerify', { headers: deskHeaders(token) });
    expect(status).toBe(401);
  });

  it('ends after twelve hours, or after an hour without use', async () => {
    const [old, idle, used] = [await startSession(), await startSession(), await startSession()];
    await age(old, `expires_at = now()`);
    await age(idle, `last_seen_at = now() - interval '61 minutes'`);
    await age(used, `last_seen_at = now() - interval '59 minutes'`);
    expect(await isLoggedIn(old)).toBe(false);
    expect(await isLoggedIn(idle)).toBe(false);
    expect(await isLoggedIn(used)).toBe(true);
    // It was used just now.
    await age(used, `last_seen_at = last_seen_at - interval '30 minutes'`);
    expect(await isLoggedIn(used)).toBe(true);
  });

  it('ends when somebody logs out', async () => {
    const token = await startSession();
    const answer = await send('logout', {}, deskHeaders(token));
    expect(answer).toMatchObject({ status: 200, cookie: '' });
    expect(await isLoggedIn(token)).toBe(false);
  });

  it('can change who gets in only within five minutes after a proof', async () => {
    const name = await addOperator(shop, 'sales');
    const { secret, cookie } = await withTotp(name);
    const headers = deskHeaders(cookie);
    expect(await send('my-access/recovery-codes', {}, headers)).toMatchObject({ status: 200 });
    await age(cookie, `proved_at = now() - interval '6 minutes'`);
    expect(await send('my-access/recovery-codes', {}, headers)).toMatchObject({
      status: 403,
      body: { code: 'proof_required' },
    });
    await forgetPeriods();
    expect(await send('proof/code', { code: '123456' }, headers)).toMatchObject({ status: 422 });
    expect(await send('proof/code', { code: codeOf(secret) }, headers)).toMatchObject({ status: 200 });
    expect(await send('my-access/recovery-codes', {}, headers)).toMatchObject({ status: 200 });
  });

  it('takes a proof by the operator’s own passkey only', async () => {
    const mine = await withPasskey(await addOperator(shop, 'sales'));
    const other = await withPasskey(await addOperator(shop, 'sales'));
    const headers = deskHeaders(mine.cookie);
    const { options } = (await send('proof/start', {}, headers)).body;
    const foreign = { credential: other.passkey.sign(options) };
    expect(await send('proof/passkey', foreign, headers)).toMatchObject({ status: 422 });
    const own = { credential: mine.passkey.sign(options) };
    expect(await send('proof/passkey', own, headers)).toMatchObject({ status: 200 });
    expect(await send('proof/passkey', own, headers)).toMatchObject({ status: 422 });
  });
});

describe('the change log', () => {
  it('says what was set up, and nothing that would let somebody in', async () => {
    const name = await addOperator(shop, 'sales');
    const app = await withTotp(name);
    const headers = deskHeaders(app.cookie);
    const next = (await send('my-access/totp/start', {}, headers)).body.secret;
    const key = await withPasskey(name);
    const { rows } = await shop.database.execute<{ kind: string; words: string }>(`
      select kind, changes::text as words from changes where changed_by = '${name}'`);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set(['staff_sessions', 'staff_totp', 'staff_passkeys']),
    );
    const log = JSON.stringify(rows);
    for (const secret of [app.secret, next].map((each) => Secret.fromBase32(each).hex))
      expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
    for (const token of [app, key].flatMap((each) => [each.token, each.cookie])) {
      expect(log).not.toContain(token);
      expect(log).not.toContain(hashToken(token).toString('hex'));
    }
    expect(log).not.toContain(hashToken(key.codes[0]?.replaceAll('-', '') ?? '').toString('hex'));
  });
});

describe('an operator’s own access', () => {
  it('can have several passkeys and an app, and keeps the last way to log in', async () => {
    const name = await addOperator(shop, 'viewer');
    const { cookie } = await withPasskey(name);
    const headers = deskHeaders(cookie);
    const { body } = await send('my-access/totp/start', {}, headers);
    // Until it is confirmed, the app is no way to log in.
    expect(await send('login/code', { name, code: codeOf(body.secret) })).toMatchObject({ status: 422 });
    expect(await send('my-access/totp/confirm', { code: codeOf(body.secret) }, headers)).toMatchObject({
      status: 200,
    });
    const second = createTestPasskey(ORIGIN);
    const { options } = (await send('my-access/passkey/start', {}, headers)).body;
    const credential = second.register(options);
    expect(await send('my-access/passkey/add', { credential, name: 'Phone' }, headers)).toMatchObject({
      status: 200,
    });
    const mine = (await read('my-access', headers)).body;
    expect(mine.passkeys.map((each: { name: string }) => each.name)).toEqual(['Office computer', 'Phone']);
    for (const { id } of mine.passkeys)
      expect(await send('my-access/passkey/remove', { id }, headers)).toMatchObject({ status: 200 });
    expect(await send('my-access/totp/remove', {}, headers)).toMatchObject({ status: 409 });
    expect((await read('my-access', headers)).body).toMatchObject({
      passkeys: [],
      totp_since: expect.any(String),
    });
  });

  it('lists and ends the operator’s own sessions, and nobody else’s', async () => {
    const name = await addOperator(shop, 'viewer');
    const [here, there] = [await startDeskSession(shop, name), await startDeskSession(shop, name)];
    const stranger = await startDeskSession(shop, await addOperator(shop, 'owner'));
    const { sessions } = (await read('my-access', deskHeaders(here))).body;
    expect(sessions).toHaveLength(2);
    const other = sessions.find((each: { is_current: boolean }) => !each.is_current);
    expect(await send('my-access/session/end', other, deskHeaders(stranger))).toMatchObject({ status: 404 });
    expect(await send('my-access/session/end', other, deskHeaders(here))).toMatchObject({ status: 200 });
    expect(await isLoggedIn(there)).toBe(false);
    expect(await isLoggedIn(here)).toBe(true);
  });

  it('gives new recovery codes in place of the former ones', async () => {
    const name = await addOperator(shop, 'viewer');
    const { codes, cookie } = await withPasskey(name);
    const renewed = await send('my-access/recovery-codes', {}, deskHeaders(cookie));
    expect(await send('login/code', { name, code: codes[0] })).toMatchObject({ status: 422 });
    const [code] = renewed.body.recovery_codes;
    expect(await send('login/code', { name, code })).toMatchObject({ status: 200 });
  });
});
