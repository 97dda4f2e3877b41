import { Form, Link } from 'react-router';
import { CHANGES_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { Button } from '#web/ui/button.tsx';

/** Which changes to list: by whom, of what and when. Every choice is in the address. */
export function ChangeFilter({ params }: { params: URLSearchParams }) {
  const { changes: words } = useText();
  const kinds = Object.entries(words.kinds).toSorted(([, a], [, b]) => a.localeCompare(b));
  const text = (name: string, label: string, type = 'text') => (
    <label className="grid gap-1 text-sm">
      {label}
      <input name={name} type={type} defaultValue={params.get(name) ?? ''} className="desk-input" />
    </label>
  );
  return (
    <Form role="search" className="mb-4 flex flex-wrap items-end gap-3">
      {text('by', words.by)}
      <label className="grid gap-1 text-sm">
        {words.kind}
        <select name="kind" defaultValue={params.get('kind') ?? ''} className="desk-input">
          <option value="">{words.allKinds}</option>
          {kinds.map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {text('subject', words.subject)}
      {text('from', words.from, 'date')}
      {text('to', words.to, 'date')}
      <Button type="submit">{words.filter}</Button>
      {params.size > 0 && (
        <Link to={CHANGES_PATH} className="button button-plain">
          {words.clear}
        </Link>
      )}
    </Form>
  );
}
