import type { FormEvent, ReactNode } from 'react';
import type { FormCall } from './use-form-call.ts';

type CallFormProps = {
  call: FormCall;
  onSubmit: (form: FormData) => void;
  id?: string;
  children: ReactNode;
};

/** The fields of one call. It is sent by our code alone, and never puts what was typed into the address. */
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
