import { useSyncExternalStore } from 'react';

const PREFIX = 'udyoghaat_desk_';

/**
 * A setting of one person that this browser remembers.
 * @param choices the first one is chosen until the person chooses another.
 */
export function createStoredChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
) {
  const listeners = new Set<() => void>();
  const get = (): Choice => {
    const stored = localStorage.getItem(PREFIX + name);
    return choices.find((choice) => choice === stored) ?? choices[0];
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    choices,
    get,
    set: (choice: Choice): void => {
      localStorage.setItem(PREFIX + name, choice);
      for (const listener of listeners) listener();
    },
    /** The choice in a component, which is drawn again when another one is made. */
    use: (): Choice => useSyncExternalStore(subscribe, get),
  };
}
