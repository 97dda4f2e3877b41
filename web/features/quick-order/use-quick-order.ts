import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import type { WireMatchedLine } from '#contract/quick-order.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { text } from '#web/text/en.ts';
import { changeLines, type LineChange } from './change-lines.ts';
import { readLines, writeLines } from './line-store.ts';
import type { QuickLine } from './quick-line.ts';

/** Each is a request of its own, so that results appear as they are found and other visitors get their turn between. */
const BATCH_SIZE = 25;
/** How often a batch is sent while the shop is busy. */
const MAX_ATTEMPTS = 5;

export type QuickOrder = {
  lines: readonly QuickLine[];
  change: Dispatch<LineChange>;
  /** Why the search for the lines has stopped. */
  message: string | undefined;
  /** Takes the search up again. */
  goOn: () => void;
};

/** The list of the quick order page, kept by this browser, and the search for its lines. */
export function useQuickOrder(initial: readonly QuickLine[]): QuickOrder {
  const [lines, change] = useReducer(changeLines, initial);
  const [message, setMessage] = useState<string>();
  const isSearching = useRef(false);
  useStoredLines(lines, change);

  useEffect(() => {
    const sent = lines.filter(({ result }) => result === 'pending').slice(0, BATCH_SIZE);
    if (isSearching.current || message !== undefined || sent.length === 0) return;
    isSearching.current = true;
    matchBatch(sent).then(
      (matched) => {
        isSearching.current = false;
        change({ type: 'match', sent, matched });
      },
      (cause) => {
        isSearching.current = false;
        setMessage(cause instanceof ApiError ? cause.message : text.form.somethingWrong);
      },
    );
  });

  return { lines, change, message, goOn: () => setMessage(undefined) };
}

async function matchBatch(sent: readonly QuickLine[]): Promise<WireMatchedLine[]> {
  const lines = sent.map(({ typed }) => typed);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await browserApi().matchList({ body: { lines } })).lines;
    } catch (cause) {
      const isBusy = cause instanceof ApiError && cause.status === 503;
      if (!isBusy || attempt === MAX_ATTEMPTS) throw cause;
      const waitMs = (cause.retryAfterSeconds ?? 1) * 1000;
      await new Promise((resolve) => void setTimeout(resolve, waitMs));
    }
  }
}

/** The list comes back after a reload, when the buyer returns from a product's page, and in a new tab. */
function useStoredLines(lines: readonly QuickLine[], change: Dispatch<LineChange>): void {
  const current = useRef(lines);
  const hasHadLines = useRef(false);
  useEffect(() => {
    current.current = lines;
    if (lines.length > 0) hasHadLines.current = true;
  });
  useEffect(() => {
    const stored = readLines();
    if (current.current.length === 0 && stored.length > 0) change({ type: 'replace', lines: stored });
    const save = () => {
      const { current: list } = current;
      if (hasHadLines.current) writeLines(list);
    };
    // Before another tab can be looked at.
    document.addEventListener('visibilitychange', save);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [change]);
}
