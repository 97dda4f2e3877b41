import { useEffect, useState } from 'react';
import { UNKNOWN_PLACE } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useChosenCity } from '#web/features/location/chosen-city.ts';
import { NO_SUGGESTIONS, type Suggestions, suggestionsFromWire } from './suggestion.ts';

/** Typing goes on meanwhile: only a pause asks the server. */
const DEBOUNCE_MS = 120;

/** What a text may become. While one types on, the last suggestions stay; replies to earlier texts are dropped. */
export function useSuggestions(typed: string): Suggestions {
  const city = useChosenCity();
  const [suggestions, setSuggestions] = useState(NO_SUGGESTIONS);
  const q = typed.trim();

  useEffect(() => {
    if (q === '') {
      setSuggestions(NO_SUGGESTIONS);
      return;
    }
    const request = new AbortController();
    const ask = async () => {
      try {
        const reply = await browserApi().suggestProducts({ query: { q } }, { signal: request.signal });
        if (!request.signal.aborted) setSuggestions(suggestionsFromWire(reply, city ?? UNKNOWN_PLACE));
      } catch {
        // Suggestions are a courtesy: without them the search itself still works.
        if (!request.signal.aborted) setSuggestions(NO_SUGGESTIONS);
      }
    };
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [q, city]);

  return suggestions;
}
