import { createHash, type Hash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { formatDateTime } from '#domain/indian-format.ts';
import type { DbExecutor } from '#server/platform/database/connection.ts';
import { selectChangeSince } from './change-queries.ts';
import { selectLastChangeNumber } from './undo-queries.ts';

/**
 * What a preview has shown, as a few characters that are sent back with what is to be stored: nothing is, if by now it
 * would be something else. It also has the number of the last change before the preview, to tell who was quicker.
 */
export class PreviewSeal {
  readonly #since: number;
  readonly #hash: Hash = createHash('sha256');

  private constructor(since: number) {
    this.#since = since;
  }

  static async begin(db: DbExecutor): Promise<PreviewSeal> {
    return new PreviewSeal((await selectLastChangeNumber(db)) ?? 0);
  }

  /** Adds what is shown; all of it before the seal is read. */
  add(shown: unknown): void {
    this.#hash.update(JSON.stringify(shown));
  }

  toString(): string {
    return `${this.#since}.${this.#hash.copy().digest('base64url')}`;
  }

  /**
   * @param seen the seal of the preview.
   * @param products those that would be changed.
   * @throws AppError 'conflict' when the preview has shown something else.
   */
  async assertSeen(db: DbExecutor, seen: string, products: readonly string[]): Promise<void> {
    const [since = '', hash] = seen.split('.');
    if (hash === this.toString().split('.')[1]) return;
    const change = await selectChangeSince(db, 'products', products, Number.parseInt(since, 10) || 0);
    const message = change
      ? `${change.changedBy} changed “${change.label}” on ${formatDateTime(change.changedAt)}, after the preview. Please look at it again.`
      : 'The products have been changed since the preview. Please look at it again.';
    throw new AppError('conflict', message);
  }
}
