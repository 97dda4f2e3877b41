import { type RefObject, useEffect, useRef, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import { type FieldErrors, NO_ERRORS } from './field-errors.ts';

type State = { isPending: boolean; message: string | undefined; errors: FieldErrors };

const IDLE: State = { isPending: false, message: undefined, errors: NO_ERRORS };

export type FormCall = State & {
  /** Belongs on the form: its first field at fault gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  /** Runs the call, one at a time; what it answers on failure is kept in `message` and `errors`. */
  run: (call: () => Promise<void>) => Promise<void>;
  /** Refuses what was typed before anything is sent. */
  refuse: (errors: FieldErrors) => void;
  dismissMessage: () => void;
};

/** One form's call: pending or not, what went wrong with it as a whole and with its fields. */
export function useFormCall(): FormCall {
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [state, setState] = useState(IDLE);
  useFocusOnFirstError(form, state.errors);

  async function run(call: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ ...IDLE, isPending: true });
    try {
      await call();
      setState(IDLE);
    } catch (cause) {
      setState({ ...IDLE, ...failureOf(cause) });
      if (!(cause instanceof CallFailed)) throw cause;
    } finally {
      isRunning.current = false;
    }
  }

  return {
    ...state,
    form,
    run,
    refuse: (errors) => setState({ ...IDLE, errors }),
    dismissMessage: () => setState((current) => ({ ...current, message: undefined })),
  };
}

function failureOf(cause: unknown): Partial<State> {
  return cause instanceof CallFailed ? { message: cause.message, errors: cause.fields } : {};
}

/** Leads to the first field at fault, in the order one sees them, each time there are new errors. */
export function useFocusOnFirstError(form: RefObject<HTMLElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (errors === NO_ERRORS) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:enabled')?.focus();
  }, [form, errors]);
}
