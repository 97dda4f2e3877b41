import { useRef, useState } from 'react';

const PREFIX = 'udyoghaat_desk_input ';

/**
 * What somebody types in a form, kept in this tab until it is stored: neither a reload, nor a lost connection, nor a
 * session that has ended loses it.
 * @param form names the form and what it is about, such as `snippet FOB`.
 * @param stored what the shop has.
 */
export function useKeptInput<Input extends object>(form: string, stored: Input) {
  const key = PREFIX + form;
  const [typed, setTyped] = useState<Partial<Input>>(() => readKept(key));
  /** Also for a caller that has waited for the shop meanwhile. */
  const latest = useRef(typed);
  const store = (next: Partial<Input>) => {
    if (Object.keys(next).length > 0) sessionStorage.setItem(key, JSON.stringify(next));
    else sessionStorage.removeItem(key);
  };
  const keep = (next: Partial<Input>) => {
    latest.current = next;
    setTyped(next);
    store(next);
  };
  /** All but what is done with; what was typed while that was being stored stays. */
  const getRest = (field?: keyof Input) => {
    const isDone = (name: string) =>
      (field ?? name) === name && latest.current[name as keyof Input] === typed[name as keyof Input];
    return Object.fromEntries(
      Object.entries(latest.current).filter(([name]) => !isDone(name)),
    ) as Partial<Input>;
  };
  return {
    input: { ...stored, ...typed },
    /** Only what was typed. */
    typed,
    /** Whether something differs from what the shop has. */
    isChanged: Object.keys(typed).length > 0,
    change: (change: Partial<Input>) => keep({ ...latest.current, ...change }),
    /** Call this when the shop has it: it stays on the screen, but is not brought back later. */
    release: () => store(getRest()),
    /** Call this when the screen shows it as stored, or to take back what was typed: all of it, or one field. */
    forget: (field?: keyof Input) => keep(getRest(field)),
  };
}

function readKept<Input>(key: string): Partial<Input> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Input>;
  } catch {
    return {};
  }
}
