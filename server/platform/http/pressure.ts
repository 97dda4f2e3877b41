/** Whether there is too much of something to do: not for a short burst, but then for a while, also if it is over. */
export type Pressure = {
  /** To be called in regular intervals. */
  update(isTooMuch: boolean): void;
  /** Whether it was too much at most of the last times. */
  isLasting(): boolean;
  /** Whether it is too much, or was within the last second. */
  isHigh(): boolean;
  /** Makes it last a second longer if it is high. */
  prolong(): void;
};

/** A short burst is no pressure; so many more updates with too much than without are, also in a row of bursts. */
const MAX_UPDATES = 5;
const HIGH_MS = 1000;

export function createPressure(): Pressure {
  let updates = 0;
  let highUntil = 0;
  const isLasting = () => updates === MAX_UPDATES;
  const isHigh = () => performance.now() < highUntil;
  return {
    update(isTooMuch) {
      updates = isTooMuch ? Math.min(updates + 1, MAX_UPDATES) : Math.max(updates - 1, 0);
      if (isLasting()) highUntil = performance.now() + HIGH_MS;
    },
    isLasting,
    isHigh,
    prolong() {
      if (isHigh()) highUntil = performance.now() + HIGH_MS;
    },
  };
}
