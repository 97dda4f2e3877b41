import { useEffect, useState } from 'react';
import { UNKNOWN_PLACE } from '#domain/page-paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useChosenCity } from '#web/features/location/chosen-city.ts';
import type { Suggestions } from './suggestion.ts';
import type { SuggestionList } from './suggestion-list.tsx';

/** Suggestions with the component that shows them, which is loaded with the first ones. */
type ShownSuggestions = Suggestions & { List?: typeof SuggestionList };

const NO_SUGGESTIONS: ShownSuggestions = { products: [], categories: [], corrected: null };

/** Suggestions are requested when the visitor pauses typing. */
const DEBOUNCE_MS = 120;

/**
 * The suggestions for a typed text. The last ones stay while newer ones are loading; responses to earlier texts are
 * dropped.
 */
export function useSuggestions(typed: string): ShownSuggestions {
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
        const [response, { SuggestionList: List, suggestionsFromWire }] = await Promise.all([
          browserApi().suggestProducts({ query: { q } }, { signal: request.signal }),
          import('./suggestion-list.tsx'),
        ]);
        if (!request.signal.aborted)
          setSuggestions({ ...suggestionsFromWire(response, city ?? UNKNOWN_PLACE), List });
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
