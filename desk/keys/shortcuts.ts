import { nameKey } from './name-key.ts';
import { singleKeys } from './single-keys.ts';

export type Shortcut = {
  /** A key as `nameKey` names it, or two that are pressed one after the other: `g r`. */
  keys: string;
  /** What it does, in the list of keys. */
  label: string;
  run: () => void;
};

/** Shortcuts of a screen take precedence over those that hold everywhere. */
export type ShortcutScope = 'screen' | 'desk';
export type ShortcutGroup = { scope: ShortcutScope; shortcuts: readonly Shortcut[] };

const SEQUENCE_MS = 1500;
const TYPED_INTO =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"])';
const PRESSED_BY_ENTER = 'a, button, summary, input';

/** Of all components that are on the page; each can change its own group. */
const groups = new Set<{ current: ShortcutGroup }>();
let firstPress: { key: string; at: number } | undefined;

/** @returns a function that takes the group away. */
export function addShortcuts(group: { current: ShortcutGroup }): () => void {
  if (groups.size === 0) window.addEventListener('keydown', handlePress);
  groups.add(group);
  return () => {
    groups.delete(group);
    if (groups.size === 0) window.removeEventListener('keydown', handlePress);
  };
}

/** What can be pressed now, the screen's own first. */
export function listShortcuts(scope?: ShortcutScope): Shortcut[] {
  const all = [...groups].map(({ current }) => current);
  const ofScreen = all.filter((group) => group.scope === 'screen');
  const ofDesk = all.filter((group) => group.scope === 'desk');
  const wanted = scope === 'screen' ? ofScreen : scope === 'desk' ? ofDesk : [...ofScreen, ...ofDesk];
  return wanted.flatMap(({ shortcuts }) => shortcuts);
}

function handlePress(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const key = nameKey(event);
  if (key === undefined || isOccupied(event.target, key)) return;
  const isSecond = firstPress !== undefined && event.timeStamp - firstPress.at < SEQUENCE_MS;
  const keys = isSecond ? `${firstPress?.key} ${key}` : key;
  firstPress = undefined;
  const all = listShortcuts();
  const shortcut = all.find((each) => each.keys === keys);
  if (shortcut) {
    event.preventDefault();
    shortcut.run();
  } else if (!isSecond && all.some((each) => each.keys.startsWith(`${key} `))) {
    firstPress = { key, at: event.timeStamp };
  }
}

/** Whether the key belongs to what has the focus, or to a dialog above the screen. */
function isOccupied(target: EventTarget | null, key: string): boolean {
  if (document.querySelector('dialog:modal')) return true;
  if (key.startsWith('Ctrl+')) return false;
  const element = target instanceof Element ? target : undefined;
  if (element?.closest(TYPED_INTO)) return true;
  if (key.length === 1) return singleKeys.get() === 'off';
  return key === 'Enter' && element?.closest(PRESSED_BY_ENTER) !== null && element !== undefined;
}
