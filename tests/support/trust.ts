/** Set by `npm run test:trust`, which has the time for what `npm test` does a few times only. */
export const HAS_TIME = process.env.TRUST === 'on';

export function howMany(daily: number, withTime: number): number {
  return HAS_TIME ? withTime : daily;
}

/** Browser tests run on a phone, and with time on a desktop too; the tests of looks and of the main job always do both. */
export const WIDTHS = HAS_TIME ? [360, 1440] : [360];
