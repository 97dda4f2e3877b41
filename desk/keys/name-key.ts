/** What of a pressed key decides its name. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * The name of a pressed key as shortcuts use it: `j`, `?`, `Enter`, `Shift+Enter`, `Ctrl+k` (⌘ on a Mac). A key that
 * types Hindi has the name of the Latin letter on it, so that nobody has to change the layout first.
 * @returns undefined for a key that no shortcut uses.
 */
export function nameKey({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): string | undefined {
  // With Alt, keyboards type further characters.
  if (altKey) return undefined;
  const plain = getPlainKey(key, code, shiftKey);
  if (plain === undefined) return undefined;
  const isShifted = shiftKey && (plain.length > 1 || /[a-z]/.test(plain));
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${isShifted ? 'Shift+' : ''}${plain}`;
}

function getPlainKey(key: string, code: string, shiftKey: boolean): string | undefined {
  if (/^[!-~]$/.test(key)) return key.toLowerCase();
  if (/^[A-Z]\w+$/.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}
