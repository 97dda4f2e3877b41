import { createLocalStore } from '#web/storage/local-store.ts';

/**
 * The query of the registration page, which holds the page that the buyer came from. It is stored in the browser until
 * the login, because the mailed link usually opens a new tab.
 */
const store = createLocalStore('udyoghaat_registration_query', (stored) =>
  typeof stored === 'string' ? stored : '',
);

export const saveRegistrationQuery: (query: string) => void = store.write;
export const readRegistrationQuery = store.read;
export const clearRegistrationQuery = () => store.write('');
