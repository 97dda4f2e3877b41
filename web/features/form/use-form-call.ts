import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import { type FieldErrors, NO_ERRORS } from './field-errors.ts';
import { useFocusOnError } from './use-focus-on-error.ts';

type State = { isPending: boolean; message: string | undefined; errors: FieldErrors; refusals: number };

const IDLE = { isPending: false, message: undefined, errors: NO_ERRORS };

/** One form's call: pending or not, what went wrong with it as a whole and with its fields. */
export type FormCall = Omit<State, 'refusals'> & {
  /** Belongs on the form: its first field at fault gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  /** Runs the call, one at a time; what it answers on failure is kept in `message` and `errors`. */
  run: (call: () => Promise<void>) => Promise<void>;
  /** Refuses what was typed before anything is sent. */
  refuse: (errors: FieldErrors) => void;
  /** Belongs on the form as `onInput`: a field that is being mended is no longer at fault. */
  forgive: (event: FormEvent<HTMLFormElement>) => void;
  dismissMessage: () => void;
  /** What stands beside a field where the message is shown as well: a sentence is not said twice. */
  errorBeside: (name: string) => string | true | undefined;
};

export function useFormCall(): FormCall {
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [{ refusals, ...state }, setState] = useState<State>({ ...IDLE, refusals: 0 });
  useFocusOnError(form, refusals);

  function fail(failure: { message?: string; errors: FieldErrors }) {
    setState((current) => ({ ...IDLE, ...failure, refusals: current.refusals + 1 }));
  }

  async function run(call: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState((current) => ({ ...current, ...IDLE, isPending: true }));
    try {
      await call();
      setState((current) => ({ ...current, ...IDLE }));
    } catch (cause) {
      if (!(cause instanceof CallFailed)) {
        setState((current) => ({ ...current, ...IDLE }));
        throw cause;
      }
      fail({ message: cause.message, errors: cause.fields });
    } finally {
      isRunning.current = false;
    }
  }

  function forgive(event: FormEvent<HTMLFormElement>) {
    const name = (event.target as HTMLInputElement).name;
    setState((current) => {
      if (!current.errors[name]) return current;
      const { [name]: _, ...errors } = current.errors;
      return { ...current, errors };
    });
  }

  return {
    ...state,
    form,
    run,
    refuse: (errors) => fail({ errors }),
    forgive,
    errorBeside: (name) => state.errors[name] && (state.errors[name] === state.message || state.errors[name]),
    dismissMessage: () => setState((current) => ({ ...current, message: undefined })),
  };
}
