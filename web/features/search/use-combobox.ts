import { type FocusEvent, type KeyboardEvent, useState } from 'react';

type Option = { key: string };

/** Id of an option's element, for the field's `aria-activedescendant`. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${key}`;
}

/**
 * A text field with a list of options, after the ARIA combobox pattern: the focus stays in the field, arrow keys move
 * through the options, Enter chooses the active one, Escape closes the list.
 */
export function useCombobox<Entry extends Option>(
  listId: string,
  options: readonly Entry[],
  choose: (option: Entry) => void,
) {
  const [isRequested, setRequested] = useState(false);
  const [activeKey, setActiveKey] = useState<string>();
  const isOpen = isRequested && options.length > 0;
  const active = isOpen ? options.findIndex(({ key }) => key === activeKey) : -1;

  const open = () => {
    setRequested(true);
    setActiveKey(undefined);
  };
  const close = () => {
    setRequested(false);
    setActiveKey(undefined);
  };
  /** Cycles through the options and the field itself. */
  const move = (step: 1 | -1) => {
    setRequested(true);
    const stopCount = options.length + 1;
    const next = ((active + 1 + step + stopCount) % stopCount) - 1;
    setActiveKey(options[next]?.key);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) {
      close();
      choose(chosen);
    } else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };

  return {
    isOpen,
    active,
    open,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': activeKey && active >= 0 ? optionId(listId, activeKey) : undefined,
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLInputElement>) =>
        event.currentTarget.value !== '' && setRequested(true),
      onBlur: close,
    },
  };
}
