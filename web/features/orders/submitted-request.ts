import { createLocalStore } from '#web/storage/local-store.ts';

/** The estimate number of the request submitted last in this browser, until the buyer dismisses it. */
const store = createLocalStore('udyoghaat_submitted', (stored) => (typeof stored === 'string' ? stored : ''));

export const saveSubmitted: (estimateNumber: string) => void = store.write;
export const useSubmitted = store.useValue;

export function dismissSubmitted(): void {
  store.write('');
}
