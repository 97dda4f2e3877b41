import { Form, Link, useLocation } from 'react-router';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';

type ListSearchProps = {
  label: string;
  /** What the list is searched for now. */
  text: string;
};

/** Searches the list of a screen. The text is in the address. */
export function ListSearch({ label, text }: ListSearchProps) {
  const { common } = useText();
  const { pathname } = useLocation();
  return (
    <Form role="search" className="mb-4 flex flex-wrap items-end gap-3">
      <label className="grid gap-1 text-sm">
        {label}
        <input key={text} type="search" name="q" defaultValue={text} className="desk-input w-64 max-w-full" />
      </label>
      <Button type="submit">{common.search}</Button>
      {text !== '' && (
        <Link to={pathname} className="button button-plain">
          {common.showAll}
        </Link>
      )}
    </Form>
  );
}
