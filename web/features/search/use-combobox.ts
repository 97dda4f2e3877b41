import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type ListState = { isRequested: boolean; activeKey?: string | undefined };
const REQUESTED: ListState = { isRequested: true };
const CLOSED: ListState = { isRequested: false };

type Actions<Option> = {
  choose: (option: Option) => void;
  /** For options that the visitor can take off the list; otherwise Delete erases text as usual. */
  remove?: ((option: Option) => void) | undefined;
};

/** Id of an option's element, for the field's `aria-activedescendant`. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${key}`;
}

/**
 * Gives a text field a list of options, after the ARIA combobox pattern: the focus stays in the field, arrow keys move
 * through the options, Enter chooses the active one, Delete removes it, Escape closes the list. The field is there, and
 * may have the focus, before this code is loaded: its events and attributes are added here.
 */
export function useCombobox<Option extends { key: string }>(
  field: RefObject<HTMLInputElement | null>,
  listId: string,
  options: readonly Option[],
  { choose, remove }: Actions<Option>,
) {
  const [{ isRequested, activeKey }, setState] = useState<ListState>(() =>
    document.activeElement === field.current ? REQUESTED : CLOSED,
  );
  const isOpen = isRequested && options.length > 0;
  const active = isOpen ? options.findIndex(({ key }) => key === activeKey) : -1;
  const activeOption = options[active];
  const activeId = activeOption && optionId(listId, activeOption.key);

  /** Cycles through the options and the field itself. */
  const move = (step: 1 | -1) => {
    const stopCount = options.length + 1;
    const next = ((active + 1 + step + stopCount) % stopCount) - 1;
    setState({ isRequested: true, activeKey: options[next]?.key });
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && isOpen) setState(CLOSED);
    else if (event.key === 'Enter' && activeOption) {
      setState(CLOSED);
      choose(activeOption);
    } else if (event.key === 'Delete' && activeOption && remove) {
      move(1);
      remove(activeOption);
    } else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const listen = (name: 'focus' | 'input' | 'blur', state: ListState) =>
      field.current?.addEventListener(name, () => setState(state), { signal });
    listen('focus', REQUESTED);
    listen('input', REQUESTED);
    listen('blur', CLOSED);
    field.current?.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    return () => listeners.abort();
  }, [field]);

  useEffect(() => {
    field.current?.setAttribute('aria-expanded', String(isOpen));
    if (activeId) field.current?.setAttribute('aria-activedescendant', activeId);
    else field.current?.removeAttribute('aria-activedescendant');
  }, [field, isOpen, activeId]);

  return { isOpen, activeKey: activeOption?.key };
}
