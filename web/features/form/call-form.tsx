import type { FormEvent, ReactNode } from 'react';
import type { FormCall } from './use-form-call.ts';

type CallFormProps = {
  call: FormCall;
  onSubmit: (form: FormData) => void;
  id?: string;
  children: ReactNode;
};

/**
 * The form of one API call. It is sent by JavaScript only. `post` keeps the typed values out of the URL if it is
 * submitted before hydration.
 */
export function CallForm({ call, onSubmit, id, children }: CallFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      ref={call.form}
      id={id}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={call.clearFieldError}
      className="grid gap-5"
    >
      {children}
    </form>
  );
}
