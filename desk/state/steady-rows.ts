import { useState } from 'react';
import { useLocation } from 'react-router';
import { countOwnChanges } from '#desk/api/own-changes.ts';

/** The rows of a list to show, and what showing it as it is now would change. */
export type SteadyRows<Row> = {
  rows: readonly Row[];
  addedCount: number;
  goneCount: number;
  /** Shows the list as it is now. */
  show: () => void;
};

/**
 * Keeps the rows of a list where they are while others change it: rows change in place, new ones wait until they are
 * asked for, and those that have left the list stay. What the reader does, or another address, shows the list as it is.
 */
export function useSteadyRows<Row>(current: readonly Row[], getKey: (row: Row) => string): SteadyRows<Row> {
  const { key: place } = useLocation();
  const changes = countOwnChanges();
  const [kept, setKept] = useState({ current, shown: current, place, changes });
  let { shown } = kept;
  if (kept.current !== current) {
    const isByOthers = kept.place === place && kept.changes === changes;
    shown = isByOthers ? keepPlaces(shown, current, getKey) : current;
    setKept({ current, shown, place, changes });
  }
  return {
    rows: shown,
    addedCount: countOthers(current, shown, getKey),
    goneCount: countOthers(shown, current, getKey),
    show: () => setKept({ current, shown: current, place, changes }),
  };
}

/** Current values in the order shown; new rows never move existing ones. */
export function keepPlaces<Row>(
  shown: readonly Row[],
  current: readonly Row[],
  getKey: (row: Row) => string,
): readonly Row[] {
  if (shown.every((row, index) => current[index] && getKey(current[index]) === getKey(row))) return current;
  const now = new Map(current.map((row) => [getKey(row), row]));
  return shown.map((row) => now.get(getKey(row)) ?? row);
}

function countOthers<Row>(
  rows: readonly Row[],
  others: readonly Row[],
  getKey: (row: Row) => string,
): number {
  const keys = new Set(others.map(getKey));
  return rows.filter((row) => !keys.has(getKey(row))).length;
}
