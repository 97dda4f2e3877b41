import { type RefObject, useEffect } from 'react';
import { hasToken } from '#web/api/access-token.ts';
import { browserApi } from '#web/api/browser-api.ts';

/** Writes a logged-in buyer's name, phone and e-mail into the fields that are still empty. */
export function useBuyerDetails(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!hasToken()) return;
    // Without an answer the visitor fills in the fields.
    browserApi()
      .verifySession()
      .then(
        ({ userInfo: { name, phone, email } }) =>
          fillEmptyFields(form.current, { ...splitName(name), phone, email }),
        () => undefined,
      );
  }, [form]);
}

/** The last word is the last name, if there are several. */
function splitName(name: string): { fname: string; lname: string } {
  const words = name.split(' ');
  const lname = words.length > 1 ? (words.pop() ?? '') : '';
  return { fname: words.join(' '), lname };
}

function fillEmptyFields(form: HTMLFormElement | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = value;
  }
}
