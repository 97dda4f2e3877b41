import { useKeptInput } from './kept-input.ts';
import { useCall } from './use-call.ts';

/**
 * A form that sends something once, such as a step with a reason: what is typed is kept until the shop has it, whether
 * the call is refused, somebody else was first, the session has ended or the screen is loaded again.
 * @param form names the form and what it is about, such as `decline 1a2b`.
 * @param empty what the form begins with.
 */
export function useKeptForm<Input extends object>(form: string, empty: Input) {
  const { input, change, forget } = useKeptInput(form, empty);
  const call = useCall();

  /**
   * Makes the call. What was typed is dropped as soon as the shop has it.
   * @param done as for `useCall`.
   * @returns whether it succeeded.
   */
  function send(make: () => Promise<unknown>, done?: Parameters<typeof call.run>[1]): Promise<boolean> {
    return call.run(async () => {
      await make();
      forget();
    }, done);
  }

  return { ...call, input, change, send, forgetInput: () => forget() };
}
