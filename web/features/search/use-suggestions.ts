import { useEffect, useState } from 'react';
import { UNKNOWN_PLACE } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useChosenCity } from '#web/features/location/chosen-city.ts';
import { NO_SUGGESTIONS, type Suggestions, suggestionsFromWire } from './suggestion.ts';

/** Suggestions are requested when the visitor pauses typing. */
const DEBOUNCE_MS = 120;

/**
 * The suggestions for a typed text. The last ones stay while newer ones are loading; responses to earlier texts are
 * dropped.
 */
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
    const loadSuggestions = async () => {
      try {
        const response = await browserApi().suggestProducts({ query: { q } }, { signal: request.signal });
        if (!request.signal.aborted) setSuggestions(suggestionsFromWire(response, city ?? UNKNOWN_PLACE));
      } catch {
        // Suggestions are optional: the search itself works without them.
        if (!request.signal.aborted) setSuggestions(NO_SUGGESTIONS);
      }
    };
    const timer = setTimeout(loadSuggestions, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [q, city]);

  return suggestions;
}
