import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import type { Conflict } from '#contract/errors.ts';
import { isLoggedOut } from '#desk/api/desk-api.ts';
import { loginPath } from '#desk/api/session.ts';
import { useText } from '#desk/text/language.ts';
import { toast } from '#web/ui/toast.ts';
import { useKeptInput } from './kept-input.ts';
import { useReload } from './use-reload.ts';

type VersionedFormOptions<Input extends object> = {
  /** Names the form and what it is about, such as `buyer 1a2b`. */
  form: string;
  /** What the shop has, and its version. */
  stored: Input;
  version: number;
  /** Makes the call that stores it. `typed` is only what was typed. */
  store: (input: Input & { version: number }, typed: Partial<Input>) => Promise<unknown>;
};

type State<Input> = {
  isSaving: boolean;
  message?: string | undefined;
  /** The messages about single fields. */
  errors: Readonly<Record<string, string>>;
  conflict?: Conflict | undefined;
  /** What the shop had when the typing began; undefined where the screen was loaded again since. */
  before?: Input | undefined;
};

const IDLE = { isSaving: false, errors: {} };

export type VersionedForm<Input extends object> = ReturnType<typeof useVersionedForm<Input>>;

/**
 * A form for what several people may edit at the same time. With what is typed it keeps the version that it was typed
 * over, so that nobody's work is overwritten unseen, even when the screen has been loaded again meanwhile. `Conflict`
 * shows what the other one has stored.
 */
export function useVersionedForm<Input extends object>({
  form,
  stored,
  version,
  store,
}: VersionedFormOptions<Input>) {
  const { common } = useText();
  const reload = useReload();
  const navigate = useNavigate();
  const kept = useKeptInput<Input & { version: number }>(form, { ...stored, version });
  const [state, setState] = useState<State<Input>>(IDLE);
  const isSaving = useRef(false);
  const { version: _, ...typed } = kept.typed;

  /** @returns whether it is stored. */
  async function save(): Promise<boolean> {
    if (isSaving.current) return false;
    isSaving.current = true;
    // Who has seen the conflict has seen the version that is stored now.
    const input = { ...kept.input, version: state.conflict?.version ?? kept.input.version };
    setState({ ...state, isSaving: true });
    try {
      await store(input, typed as Partial<Input>);
      // Somebody may open the form again while the screen is being read.
      kept.release();
      await reload();
      kept.forget();
      setState(IDLE);
      toast.success(common.saved);
      return true;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      // What was typed is there after logging in again.
      if (isLoggedOut(cause)) await navigate(loginPath(window.location.href));
      const before = state.before ?? (kept.input.version === version ? stored : undefined);
      // What was not typed must be what is stored now.
      if (cause.conflict) await reload();
      const message = cause.status === 0 ? common.unreachable : cause.message;
      setState({ isSaving: false, message, errors: cause.fields, conflict: cause.conflict, before });
      return false;
    } finally {
      isSaving.current = false;
    }
  }

  /** Drops what was typed: all of it, or one field. */
  function forget(field?: keyof Input): void {
    const isLast = Object.keys(typed).every((each) => each === field);
    kept.forget(isLast ? undefined : field);
    if (isLast || field === undefined) setState(IDLE);
  }

  return {
    ...state,
    input: kept.input as Input,
    typed: typed as Partial<Input>,
    isChanged: kept.isChanged,
    change: (change: Partial<Input>) =>
      kept.change({ version: kept.input.version, ...change } as Partial<Input & { version: number }>),
    save,
    forget,
  };
}
