import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { type FieldErrors, NO_ERRORS } from './field-errors.ts';
import { useFocusOnError } from './use-focus-on-error.ts';

type State = { isPending: boolean; message: string | undefined; errors: FieldErrors; rejectionCount: number };

const IDLE = { isPending: false, message: undefined, errors: NO_ERRORS };

/** The state of a form's API call: whether it is pending, its error message and the errors of its fields. */
export type FormCall = Omit<State, 'rejectionCount'> & {
  /** The `ref` of the form: its first invalid field gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  /** Runs the call, one at a time. An `ApiError` is kept in `message` and `errors`; other errors are thrown. */
  run: (call: () => Promise<void>) => Promise<void>;
  /** Shows errors that were found before anything is sent. */
  rejectSubmit: (errors: FieldErrors) => void;
  /** The `onInput` of the form: clears the error of the field that is being corrected. */
  clearFieldError: (event: FormEvent<HTMLFormElement>) => void;
  dismissMessage: () => void;
};

export function useFormCall(): FormCall {
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [{ rejectionCount, ...state }, setState] = useState<State>({ ...IDLE, rejectionCount: 0 });
  useFocusOnError(form, rejectionCount);

  function showErrors(rejection: { message?: string; errors: FieldErrors }) {
    setState((current) => ({ ...IDLE, ...rejection, rejectionCount: current.rejectionCount + 1 }));
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
      showErrors({ message: cause.message, errors: cause.fields });
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
    rejectSubmit: (errors) => showErrors({ errors }),
    clearFieldError,
    dismissMessage: () => setState((current) => ({ ...current, message: undefined })),
  };
}
