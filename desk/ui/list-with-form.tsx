import type { ReactNode } from 'react';

type ListWithFormProps = {
  /** For one row of the list or a new one; nothing where nobody may change the list, or no row is opened. */
  form: ReactNode;
  children: ReactNode;
};

/** A list with a form at its right, which comes first where there is no room for both. */
export function ListWithForm({ form, children }: ListWithFormProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      {form && <div className="xl:col-start-2 xl:row-start-1">{form}</div>}
      <div className="xl:col-start-1 xl:row-start-1">{children}</div>
    </div>
  );
}
