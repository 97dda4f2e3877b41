import { useEffect, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { type Found, PALETTE_SOURCES } from './sources.ts';

const PAUSE_MS = 150;
const MIN_LETTERS = 2;

/**
 * What the shop finds for the typed text, once the person has paused. One source that fails does not hide the others.
 */
export function useFound(typed: string): { found: readonly Found[]; isSearching: boolean } {
  const { permissions } = useSession();
  const [result, setResult] = useState<{ typed: string; found: readonly Found[] }>({ typed: '', found: [] });
  const text = typed.trim();
  const isWanted = text.length >= MIN_LETTERS;
  useEffect(() => {
    if (!isWanted) return;
    const aborted = new AbortController();
    const timer = setTimeout(async () => {
      const sources = PALETTE_SOURCES.filter(({ may }) => permissions.includes(may));
      const replies = await Promise.allSettled(sources.map(({ find }) => find(text, aborted.signal)));
      if (aborted.signal.aborted) return;
      setResult({
        typed: text,
        found: replies.flatMap((reply) => (reply.status === 'fulfilled' ? reply.value : [])),
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [text, isWanted, permissions]);
  if (!isWanted) return { found: [], isSearching: false };
  // What was found for less letters stays until the answer is there, so that the list does not blink.
  return { found: result.found, isSearching: result.typed !== text };
}
