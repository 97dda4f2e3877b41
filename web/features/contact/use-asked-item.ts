import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { contactText } from '#web/text/contact-en.ts';

/** Writes what the URL asks for into the empty message. The server renders one page for all items. */
export function useAskedItem(message: RefObject<HTMLTextAreaElement | null>): void {
  const { search } = useLocation();
  useEffect(() => {
    const item = new URLSearchParams(search).get('ask')?.slice(0, MAX_SEARCH_LENGTH);
    if (item && message.current?.value === '') message.current.value = contactText.askFor(item);
  }, [message, search]);
}
