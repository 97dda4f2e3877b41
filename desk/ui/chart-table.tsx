import { useText } from '#desk/text/language.ts';

type ChartTableProps = {
  title: string;
  headings: readonly string[];
  /** The name of each row, and its figures. */
  rows: readonly (readonly [name: string, ...figures: number[]])[];
};

/** The figures of a chart, for readers who prefer a table. */
export function ChartTable({ title, headings, rows }: ChartTableProps) {
  const { figures: words } = useText();
  return (
    <details className="mt-2 text-sm">
      <summary className="cursor-pointer py-1 text-brand-ink underline">{words.asTable}</summary>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard.
        tabIndex={0}
        className="desk-scroller max-h-96 overflow-y-auto"
      >
        <table className="desk-table">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {headings.map((heading, index) => (
                <th key={heading} scope="col" className={index > 0 ? 'desk-number' : 'left-0 z-2!'}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...figures]) => (
              <tr key={name}>
                <th scope="row" className="sticky left-0 bg-surface font-normal">
                  {name}
                </th>
                {figures.map((figure, index) => (
                  <td key={headings[index + 1]} className="desk-number">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
