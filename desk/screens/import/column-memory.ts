const STORAGE_KEY = 'udyoghaat_desk_import_columns';

/** What the columns of former files became, by the columns' names: suppliers send the same lists again. */
export function recallColumns(columns: readonly { name: string; guess: string }[]): string[] {
  const remembered = read();
  const taken = new Set<string>();
  return columns.map(({ name, guess }) => {
    const meaning = remembered[name.toLowerCase()] ?? guess;
    if (taken.has(meaning)) return '';
    taken.add(meaning);
    return meaning;
  });
}

export function rememberColumns(names: readonly string[], meanings: readonly string[]): void {
  const entries = names.map((name, index) => [name.toLowerCase(), meanings[index] ?? '']);
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...read(), ...Object.fromEntries(entries) }));
}

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
