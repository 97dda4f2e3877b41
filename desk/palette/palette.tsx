import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#desk/text/language.ts';
import { useBackdropClick } from '#web/ui/use-backdrop-click.ts';
import { useModal } from '#web/ui/use-modal.ts';
import { findLocally } from './find-locally.ts';
import { type Command, useCommands } from './use-commands.ts';
import { useFound } from './use-found.ts';

type PaletteProps = { isOpen: boolean; onClose: () => void; showKeys: () => void };

/** Leads to every screen, request and setting by a few letters. */
export function Palette({ isOpen, onClose, showKeys }: PaletteProps) {
  const { palette: words } = useText();
  const dialog = useModal(isOpen);
  const backdropHandlers = useBackdropClick(onClose);
  return (
    <dialog
      ref={dialog}
      {...backdropHandlers}
      aria-label={words.title}
      onClose={onClose}
      className="mx-auto mt-[10vh] mb-auto max-h-[75vh] w-[calc(100%-2rem)] max-w-xl flex-col rounded border border-rule bg-surface text-ink shadow-float [--focus-ring:var(--color-action)] open:flex backdrop:backdrop-brightness-50"
    >
      {isOpen && <PaletteSearch onClose={onClose} showKeys={showKeys} />}
    </dialog>
  );
}

/** A combobox: the focus stays in the field, the arrows move through the list. */
function PaletteSearch({ onClose, showKeys }: Omit<PaletteProps, 'isOpen'>) {
  const { palette: words } = useText();
  const [typed, setTyped] = useState('');
  const [chosenIndex, setChosenIndex] = useState(0);
  const navigate = useNavigate();
  const commands = useCommands(showKeys);
  const { found, isSearching } = useFound(typed);
  const listId = useId();
  const options: Command[] = [
    ...findLocally(commands, typed),
    ...found.map(({ path, ...each }) => ({
      ...each,
      run: () => void navigate(path),
    })),
  ];
  const index = Math.min(chosenIndex, options.length - 1);
  const getId = (option: Command) => `${listId} ${option.key}`.replaceAll(' ', '-');
  const choose = (option: Command | undefined) => {
    if (!option) return;
    onClose();
    option.run();
  };
  const move = (to: number) => {
    const next = (to + options.length) % options.length;
    setChosenIndex(next);
    const option = options[next];
    if (option) document.getElementById(getId(option))?.scrollIntoView({ block: 'nearest' });
  };
  const current = options[index];
  return (
    <>
      <div className="flex items-center gap-2 border-b border-rule px-3">
        <span className="icon icon-search text-ink-soft" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type in this field.
          autoFocus
          role="combobox"
          aria-label={words.title}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && getId(current)}
          value={typed}
          maxLength={100}
          placeholder={words.placeholder}
          className="h-12 min-w-0 grow bg-transparent text-base outline-none placeholder:text-ink-soft"
          onChange={({ target }) => {
            setTyped(target.value);
            setChosenIndex(0);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            const act = {
              ArrowDown: () => move(index + 1),
              ArrowUp: () => move(index - 1),
              Enter: () => choose(current),
            }[event.key];
            if (!act) return;
            event.preventDefault();
            act();
          }}
        />
        <kbd className="desk-key max-sm:hidden">Esc</kbd>
      </div>
      <div id={listId} role="listbox" aria-label={words.results} className="min-h-0 overflow-y-auto p-1">
        {options.map((option) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of the list.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          <div
            key={option.key}
            id={getId(option)}
            role="option"
            aria-selected={option === current}
            onClick={() => choose(option)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 text-sm hover:bg-paper aria-selected:bg-paper aria-selected:shadow-[inset_3px_0_0_var(--color-action)] md:pointer-fine:min-h-9"
          >
            <span className={`icon size-4.5 text-ink-soft ${option.icon}`} />
            <span className="min-w-0 grow truncate">{option.title}</span>
            <span className="shrink-0 text-xs text-ink-soft">{option.hint}</span>
          </div>
        ))}
      </div>
      <p role="status" className={options.length === 0 ? 'px-4 py-3 text-sm text-ink-soft' : 'sr-only'}>
        {isSearching ? words.searching : words.count(options.length)}
      </p>
    </>
  );
}
