import { AppError } from '#contract/errors.ts';
import type { WireNewPasskey } from '#contract/staff-access.ts';
import { hashToken } from '#server/features/accounts/secrets.ts';
import { endAccess } from '#server/features/admin/change-staff.ts';
import { runAsOperator, STAFF_CALL } from '#server/features/admin/run-as-operator.ts';
import { getBrand } from '#server/features/settings/read-settings.ts';
import type { Database, DbExecutor, Transaction } from '#server/platform/database/connection.ts';
import type { AccessDependencies, DeskClient } from './access-dependencies.ts';
import { createRecoveryCodes } from './create-recovery-codes.ts';
import { deleteLink, selectStaffByLink } from './link-queries.ts';
import { verifyNewPasskey } from './passkeys.ts';
import { insertPasskey, selectTotp, upsertNextSecret, upsertTotp } from './proof-queries.ts';
import { insertStaffSecurityEvent } from './security-event-queries.ts';
import { startDeskSession } from './start-desk-session.ts';
import { readCode } from './take-code.ts';
import { describeTotp, findTotpPeriod, newTotpSecret } from './totp.ts';

/** What an operator who has come by a link gets: the cookie of a session, and codes that are shown once. */
type Access = { cookie: string; codes: string[] };

/** The person whom the link is for. @throws AppError 'not_found' when the link no longer works. */
export async function getLinkedMember(db: DbExecutor, token: string) {
  const member = await selectStaffByLink(db, hashToken(token));
  if (!member) throw createEndedLinkError();
  return member;
}

/** The secret for a new app of the link's operator. */
export async function startTotpByLink({ database, brand }: AccessDependencies, token: string) {
  const { id, name } = await getLinkedMember(database, token);
  const secret = newTotpSecret();
  await upsertNextSecret(database, id, secret);
  return describeTotp((await getBrand(database, brand)).name, name, secret);
}

/** @throws AppError 'not_found' when the link does not work, 'invalid_input' when the passkey was not set up. */
export async function setUpPasskeyByLink(
  dependencies: AccessDependencies,
  token: string,
  { credential, name }: { credential: WireNewPasskey; name: string },
  client: DeskClient,
): Promise<Access> {
  const member = await getLinkedMember(dependencies.database, token);
  const passkey = await verifyNewPasskey(dependencies, member.id, credential);
  return startAfresh(dependencies.database, { member, token, client }, (transaction) =>
    insertPasskey(transaction, { ...passkey, staffId: member.id, name }),
  );
}

/** @throws AppError 'not_found' when the link does not work, 'invalid_input' when the code is wrong, 'rate_limited'. */
export async function setUpTotpByLink(
  { database, limits }: AccessDependencies,
  token: string,
  typed: string,
  client: DeskClient,
): Promise<Access> {
  const member = await getLinkedMember(database, token);
  await limits.consume('code of an operator', 'totp', member.id);
  const secret = (await selectTotp(database, member.id))?.nextSecret;
  const period = secret ? findTotpPeriod(secret, readCode(typed).code) : undefined;
  if (!secret || period === undefined) throw createWrongFirstCodeError();
  await limits.reset('code of an operator', 'totp', member.id);
  return startAfresh(database, { member, token, client }, (transaction) =>
    upsertTotp(transaction, member.id, secret, period),
  );
}

/** Anyone who needs a link has lost the former proofs, perhaps to somebody else: they end, as do all sessions. */
async function startAfresh(
  database: Database,
  { member, token, client }: { member: { id: string; name: string }; token: string; client: DeskClient },
  insertProof: (transaction: Transaction) => Promise<void>,
): Promise<Access> {
  const setUp = async (transaction: Transaction) => {
    if (!(await deleteLink(transaction, hashToken(token)))) throw createEndedLinkError();
    await endAccess(transaction, member.id);
    await insertProof(transaction);
    await insertStaffSecurityEvent(transaction, member.id, 'link_used', client.address);
    return {
      codes: await createRecoveryCodes(transaction, member.id),
      cookie: await startDeskSession(transaction, member.id, client.device),
    };
  };
  return runAsOperator(database, member.name, setUp, STAFF_CALL);
}

export function createWrongFirstCodeError(): AppError {
  return new AppError(
    'invalid_input',
    'This is not the code of the app that you have just set up. Please check the time of your phone.',
  );
}

function createEndedLinkError(): AppError {
  return new AppError(
    'not_found',
    'This link was used, has expired or was replaced by a newer one. Please ask an owner of the shop for a new link.',
  );
}
