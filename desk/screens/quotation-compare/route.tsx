import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { requestPath } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { Screen } from '#desk/ui/screen.tsx';

export async function loader({ request: { url }, params: { request = '' } }: LoaderFunctionArgs) {
  const query = new URL(url).searchParams;
  const [a, b] = [query.get('a') ?? '1', query.get('b') ?? '1'];
  return { ...(await api.compareRevisions({ params: { request }, query: { a, b } })), request, a, b };
}

/** Two quotations of a request side by side; what differs is marked. */
export function Component() {
  const { compare: words } = useText();
  const { request, estimate_number, revisions, cells, a, b } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const show = (value = '–') => words.values[value.replace(/: the buyer .*/, '')] ?? value;
  const choose = (chosen: { a: string; b: string }) =>
    void navigate(`?${new URLSearchParams(chosen)}`, { replace: true });
  return (
    <Screen
      title={words.title(estimate_number)}
      actions={
        <Link to={requestPath(request)} className="text-sm underline">
          {words.back}
        </Link>
      }
    >
      <section
        aria-label={words.cells}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        className="desk-scroller rounded border border-rule bg-surface"
      >
        <table className="desk-table">
          <caption className="sr-only">{words.cells}</caption>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              <th scope="col">{words.what}</th>
              {(['a', 'b'] as const).map((side) => (
                <th key={side} scope="col">
                  <select
                    aria-label={words.revision[side]}
                    className="desk-input"
                    value={{ a, b }[side]}
                    onChange={({ target }) => choose({ a, b, [side]: target.value })}
                  >
                    {revisions.map((number) => (
                      <option key={number} value={number}>
                        R{number}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map(({ line, what, before, after, is_changed }) => (
              <tr key={`${line} ${what}`}>
                <td>{line}</td>
                <th scope="row" className="font-normal text-ink-soft">
                  {words.names[what] ?? what}
                </th>
                <td className={is_changed ? 'font-medium text-danger' : ''}>{show(before)}</td>
                <td className={is_changed ? 'font-medium text-success' : ''}>
                  {show(after)}
                  {is_changed && <span className="desk-tag ml-2">{words.changed}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Screen>
  );
}
