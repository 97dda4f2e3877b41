/** Set by `npm run test:trust`, which runs the long form of what `npm test` does only a few times. */
export const EXTENDED = process.env.TRUST === 'on';

export function iterations(short: number, extended: number): number {
  return EXTENDED ? extended : short;
}

/**
 * Browser tests run at a phone's width, and in the long form at a desktop's too; those of layout and of the main job
 * always do both.
 */
export const WIDTHS = EXTENDED ? [360, 1440] : [360];
