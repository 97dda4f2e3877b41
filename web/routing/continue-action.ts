import { text } from '#web/text/en.ts';

/** The button 'Continue' of the message that explains a redirect after a delay, as an option of `toast`. */
export function createContinueAction(leave: () => void) {
  return { action: { label: text.form.continue, onClick: leave } };
}
