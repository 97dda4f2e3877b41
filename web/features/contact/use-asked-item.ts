import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { MAX_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { MAX_CART_QUANTITY } from '#domain/cart.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { contactText } from '#web/text/contact-en.ts';

/** Writes what the URL asks for into the empty message. The server renders one page for all items. */
export function useAskedItem(message: RefObject<HTMLTextAreaElement | null>): void {
  const { search } = useLocation();
  useEffect(() => {
    void composeMessage(new URLSearchParams(search)).then((text) => {
      if (message.current?.value === '') message.current.value = text;
    });
  }, [message, search]);
}

async function composeMessage(query: URLSearchParams): Promise<string> {
  const item = query.get('ask')?.slice(0, MAX_SEARCH_LENGTH);
  if (!item) return '';
  const [id, quantity] = [query.get('product'), Number(query.get('quantity'))];
  if (!id || !(quantity > MAX_CART_QUANTITY)) return contactText.askFor(item);
  // Without an answer the message names no model.
  const product = await browserApi()
    .getProduct({ params: { id } })
    .then(
      ({ product }) => product,
      () => undefined,
    );
  return contactText.askForMore(product?.pro_title ?? item, product?.pro_model ?? '', quantity);
}
