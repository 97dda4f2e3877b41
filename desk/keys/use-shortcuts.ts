import { useLayoutEffect, useRef } from 'react';
import { addShortcuts, type Shortcut, type ShortcutScope } from './shortcuts.ts';

/**
 * Lets keys act while the component is on the page, and lists them under `?`. Single letters never act while somebody
 * types, nor below an open dialog.
 */
export function useShortcuts(shortcuts: readonly Shortcut[], scope: ShortcutScope = 'screen'): void {
  const group = useRef({ scope, shortcuts });
  // Before it is painted, so that a key acts as soon as somebody sees the screen.
  useLayoutEffect(() => {
    group.current = { scope, shortcuts };
  });
  useLayoutEffect(() => addShortcuts(group), []);
}
