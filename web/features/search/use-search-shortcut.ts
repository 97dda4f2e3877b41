import { type RefObject, useEffect } from 'react';
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts';

/**
 * Ctrl+K, with an Apple keyboard ⌘K, puts the cursor into the search field.
 * @returns the keys as `aria-keyshortcuts` names them; undefined until they work
 */
export function useSearchShortcut(
  field: RefObject<HTMLInputElement | null>,
): 'Control+K' | 'Meta+K' | undefined {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      const isModified = isApple() ? event.metaKey : event.ctrlKey;
      if (!isModified || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', focusField);
    return () => removeEventListener('keydown', focusField);
  }, [field]);
  if (!isHydrated) return undefined;
  return isApple() ? 'Meta+K' : 'Control+K';
}

function isApple(): boolean {
  return /Mac|iP/.test(navigator.platform);
}
