/** A disk without room, or one that cannot be written. */
const DISK_CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];

/**
 * Whether an error means that the disk is of no use at the moment, and not that something was wrong with the request.
 */
export function isDiskError(cause: unknown): boolean {
  return cause instanceof Error && DISK_CODES.includes((cause as NodeJS.ErrnoException).code ?? '');
}
