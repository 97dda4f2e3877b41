import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { SearchOption } from './search-option.ts';
import { optionId } from './use-combobox.ts';

/** What each list below the search field gets. */
export type ListProps = {
  listId: string;
  activeKey: string | undefined;
  onChoose: (option: SearchOption) => void;
};

type OptionRowProps = ListProps & {
  option: SearchOption;
  className?: string;
  /** The keys for what can be done with it apart from choosing it. */
  keyShortcuts?: string;
  children: ReactNode;
};

/** An option of a list below the search field, kept in view while it is the active one. */
export function OptionRow(props: OptionRowProps) {
  const { listId, activeKey, onChoose, option, className = '', keyShortcuts, children } = props;
  const isActive = option.key === activeKey;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the focused field handles keys.
    <div
      ref={element}
      id={optionId(listId, option.key)}
      role="option"
      aria-selected={isActive}
      aria-keyshortcuts={keyShortcuts}
      onMouseDown={keepFocus}
      onClick={() => onChoose(option)}
      className={`flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-paper aria-selected:bg-paper aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-action ${className}`}
    >
      {children}
    </div>
  );
}

/** A press in the list must not move the focus away from the field: its blur closes the list. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
