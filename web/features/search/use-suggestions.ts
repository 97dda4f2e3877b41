import { useEffect, useState } from 'react';
import { UNKNOWN_PLACE } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useChosenCity } from '#web/features/location/chosen-city.ts';
import { type Suggestions, suggestionsFromWire } from './suggestion.ts';

/** Suggestions are requested when the visitor pauses typing. */
const DEBOUNCE_MS = 120;

/**
 * The suggestions for a typed text. The last ones stay while newer ones are loading; responses to earlier texts are
 * dropped.
 */
export function useSuggestions(typed: string): Suggestions | undefined {
  const place = useChosenCity() ?? UNKNOWN_PLACE;
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const query = typed.trim();

  useEffect(() => {
    if (query === '') {
      setSuggestions(undefined);
      return;
    }
    const request = new AbortController();
    const loadSuggestions = async () => {
      try {
        const response = await browserApi().suggestProducts(
          { query: { q: query } },
          { signal: request.signal },
        );
        if (!request.signal.aborted) setSuggestions(suggestionsFromWire(response, query, place));
      } catch {
        // Suggestions are optional: the search itself works without them.
        if (!request.signal.aborted) setSuggestions(undefined);
      }
    };
    const timer = setTimeout(loadSuggestions, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query, place]);

  return suggestions;
}
