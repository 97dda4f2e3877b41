import { flushSync } from 'react-dom';

/** Makes a change that fills in fields at once. What it fills in under the cursor is replaced by what is typed next. */
export function fillIn(change: () => void): void {
  const focused = document.activeElement;
  const field = focused instanceof HTMLInputElement ? focused : undefined;
  const before = field?.value;
  flushSync(change);
  if (field?.value !== before) field?.select();
}
