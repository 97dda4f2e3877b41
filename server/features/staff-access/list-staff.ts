import { selectStaff } from '#server/features/admin/staff-queries.ts';
import { countOpenSessions } from '#server/features/admin/staff-session-queries.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectLinkTimes } from './link-queries.ts';
import { countPasskeys, selectTotpHolders } from './proof-queries.ts';

export type ListedMember = Awaited<ReturnType<typeof listStaff>>[number];

/** Everybody with their ways to the desk; those who were removed come last. */
export async function listStaff(db: DbExecutor) {
  const [members, passkeys, totpHolders, sessions, links] = await Promise.all([
    selectStaff(db),
    countPasskeys(db),
    selectTotpHolders(db),
    countOpenSessions(db),
    selectLinkTimes(db),
  ]);
  const listed = members.map((member) => ({
    ...member,
    passkeys: passkeys.get(member.id) ?? 0,
    hasTotp: totpHolders.has(member.id),
    openSessions: sessions.get(member.id) ?? 0,
    linkUntil: links.get(member.id),
  }));
  const [active, removed] = [
    listed.filter(({ removedAt }) => removedAt === null),
    listed.filter(({ removedAt }) => removedAt !== null),
  ];
  return [...active, ...removed];
}
