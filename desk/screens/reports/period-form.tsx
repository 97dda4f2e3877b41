import { Form, Link } from 'react-router';
import { SALE_STEPS } from '#contract/staff-reports.ts';
import { useText } from '#desk/text/language.ts';
import { listPeriods, PERIOD_NAMES } from './periods.ts';
import { type Report, type ReportQuery, toSearch } from './read-address.ts';

/** Which orders the report is of. Every choice is in the address. */
export function PeriodForm({ report, query }: { report: Report; query: ReportQuery }) {
  const { reports: words } = useText();
  const periods = listPeriods(new Date());
  const day = (name: 'from' | 'to') => (
    <label className="grid gap-1 text-sm">
      {words[name]}
      <input name={name} type="date" required defaultValue={query[name]} className="desk-input" />
    </label>
  );
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-6 gap-y-3">
      <Form role="search" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="report" value={report} />
        <label className="grid gap-1 text-sm">
          {words.by}
          <select name="by" defaultValue={query.by} className="desk-input">
            {SALE_STEPS.map((step) => (
              <option key={step} value={step}>
                {words.steps[step]}
              </option>
            ))}
          </select>
        </label>
        {day('from')}
        {day('to')}
        <button type="submit" className="desk-button">
          {words.show}
        </button>
      </Form>
      <ul className="flex flex-wrap gap-x-4">
        {PERIOD_NAMES.map((name) => (
          <li key={name}>
            <Link
              to={toSearch(report, { ...query, ...periods[name] })}
              className="flex min-h-11 items-center text-sm text-brand-ink underline underline-offset-4 md:pointer-fine:min-h-9"
            >
              {words.periods[name]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
