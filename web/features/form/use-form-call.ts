import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { type FieldErrors, NO_ERRORS } from './field-errors.ts';
import { useFocusOnError } from './use-focus-on-error.ts';

type State = { isPending: boolean; message: string | undefined; errors: FieldErrors; rejectionCount: number };

const IDLE = { isPending: false, message: undefined, errors: NO_ERRORS };

/** One form's call: pending or not, what went wrong with it as a whole and with its fields. */
export type FormCall = Omit<State, 'rejectionCount'> & {
  /** Belongs on the form: its first field at fault gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  /** Runs the call, one at a time; what it answers on failure is kept in `message` and `errors`. */
  run: (call: () => Promise<void>) => Promise<void>;
  /** Refuses what was typed before anything is sent. */
  rejectSubmit: (errors: FieldErrors) => void;
  /** Belongs on the form as `onInput`: a field that is being mended is no longer at fault. */
  clearFieldError: (event: FormEvent<HTMLFormElement>) => void;
  dismissMessage: () => void;
  /** What stands beside a field where the message is shown as well: a sentence is not said twice. */
  inlineErrorFor: (name: string) => string | true | undefined;
};

export function useFormCall(): FormCall {
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [{ rejectionCount, ...state }, setState] = useState<State>({ ...IDLE, rejectionCount: 0 });
  useFocusOnError(form, rejectionCount);

  function fail(failure: { message?: string; errors: FieldErrors }) {
    setState((current) => ({ ...IDLE, ...failure, rejectionCount: current.rejectionCount + 1 }));
  }

  async function run(call: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState((current) => ({ ...current, ...IDLE, isPending: true }));
    try {
      await call();
      setState((current) => ({ ...current, ...IDLE }));
    } catch (cause) {
      if (!(cause instanceof ApiError)) {
        setState((current) => ({ ...current, ...IDLE }));
        throw cause;
      }
      fail({ message: cause.message, errors: cause.fields });
    } finally {
      isRunning.current = false;
    }
  }

  function clearFieldError(event: FormEvent<HTMLFormElement>) {
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
    rejectSubmit: (errors) => fail({ errors }),
    clearFieldError,
    inlineErrorFor: (name) =>
      state.errors[name] && (state.errors[name] === state.message || state.errors[name]),
    dismissMessage: () => setState((current) => ({ ...current, message: undefined })),
  };
}
