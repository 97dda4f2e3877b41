import type { WireMyAccess, WireStaffMember } from '#contract/staff-access.ts';
import type { selectSessionsByStaff } from '#server/features/admin/staff-session-queries.ts';
import type { staffPasskeys } from '#server/platform/database/schema.ts';
import type { ListedMember } from './list-staff.ts';

export function presentMember(member: ListedMember): WireStaffMember {
  const { id, name, role, version, createdAt, removedAt, passkeys, hasTotp, openSessions, linkUntil } =
    member;
  return {
    id,
    name,
    role,
    version,
    added_at: createdAt.toISOString(),
    ...(removedAt && { removed_at: removedAt.toISOString() }),
    passkeys,
    has_totp: hasTotp,
    open_sessions: openSessions,
    ...(linkUntil && { link_until: linkUntil.toISOString() }),
  };
}

export function presentPasskey({ id, name, createdAt, lastUsedAt }: typeof staffPasskeys.$inferSelect) {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
  };
}

type SessionRow = Awaited<ReturnType<typeof selectSessionsByStaff>>[number];

export function presentStaffSession(
  { id, kind, device, createdAt, lastSeenAt }: SessionRow,
  currentId: string,
): WireMyAccess['sessions'][number] {
  return {
    id,
    kind,
    device,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    is_current: id === currentId,
  };
}
