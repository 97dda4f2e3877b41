import type { MailState } from './repository.ts';

/** As people read it: `given up`. */
export function formatMailState(state: MailState): string {
  return state.replaceAll('_', ' ');
}
