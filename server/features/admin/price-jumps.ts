import { AppError } from '#contract/errors.ts';
import type { ProductChange } from './describe-product-change.ts';

/** Thrown when prices change so much that somebody has to confirm it, and nothing was stored. */
export class UnconfirmedPriceJumps extends AppError {
  readonly changes: readonly ProductChange[];

  constructor(changes: readonly ProductChange[]) {
    const message = 'Prices change by more than 30%; nothing was stored.';
    super('conflict', message, { fields: { jump: message } });
    this.name = 'UnconfirmedPriceJumps';
    this.changes = changes;
  }
}
