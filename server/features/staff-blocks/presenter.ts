import type { Block } from '#server/features/admin/buyer-queries.ts';

export function presentBlock({ blockedAt, ...block }: Block) {
  return { ...block, blocked_at: blockedAt.toISOString() };
}
