import { useState } from 'react';
import { useText } from '#desk/text/language.ts';
import { useShortcuts } from './use-shortcuts.ts';

type RowKeysOptions = {
  /** Of the rows as they are shown. */
  keys: readonly string[];
  open: (key: string) => void;
};

/**
 * Moves through the rows of a `DataTable` by `j` and `k`, and opens one by `o`. The first link of the row gets the
 * focus, so that Enter opens it and Tab goes on from there.
 */
export function useRowKeys({ keys, open }: RowKeysOptions) {
  const { keys: words } = useText();
  const [focusedKey, setFocusedKey] = useState<string>();
  const currentKey = focusedKey !== undefined && keys.includes(focusedKey) ? focusedKey : undefined;
  const move = (step: 1 | -1) => {
    const index = currentKey === undefined ? -1 : keys.indexOf(currentKey);
    const key = keys[Math.max(0, Math.min(keys.length - 1, index + step))];
    if (key === undefined) return;
    setFocusedKey(key);
    document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] a`)?.focus();
  };
  useShortcuts([
    { keys: 'j', label: words.nextRow, run: () => move(1) },
    { keys: 'k', label: words.previousRow, run: () => move(-1) },
    { keys: 'o', label: words.openRow, run: () => currentKey !== undefined && open(currentKey) },
    {
      keys: 'Enter',
      label: words.openRow,
      run: () => currentKey !== undefined && open(currentKey),
    },
  ]);
  return { currentKey, onRowFocus: setFocusedKey };
}
