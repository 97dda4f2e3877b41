import { useState } from 'react';

/** Which rows of a list are marked. A mark of a row that is no longer shown does not count. */
export function useMarks(keys: readonly string[]) {
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  const marked = keys.filter((key) => marks.has(key));
  return {
    marked,
    isMarked: (key: string) => marks.has(key),
    toggle: (key: string) =>
      setMarks(
        (current) =>
          new Set(current.has(key) ? [...current].filter((one) => one !== key) : [...current, key]),
      ),
    toggleAll: () => setMarks(new Set(marked.length === keys.length ? [] : keys)),
    clear: () => setMarks(new Set()),
  };
}
