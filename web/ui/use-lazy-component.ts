import { type ComponentType, useEffect, useState } from 'react';

const RETRY_MS = 5000;

/** A component whose code is loaded when it is wanted; undefined until then. `load` must not change. */
export function useLazyComponent<Props>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted) return;
    const tryToLoad = (): Promise<void> =>
      load().then(
        (module) => setComponent(() => module.default),
        // Retries: without a connection the import fails.
        () => new Promise<void>((resolve) => setTimeout(resolve, RETRY_MS)).then(tryToLoad),
      );
    void tryToLoad();
  }, [isWanted, load]);
  return Component;
}
