import { Link } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { FIGURES_PATH } from '#desk/paths.ts';
import { useLater } from '#desk/state/use-later.ts';
import { useText } from '#desk/text/language.ts';
import { Facts } from '#desk/ui/facts.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';

/** The figures of 30 days in short. The rest of the screen does not wait for them. */
export function ShortFigures() {
  const { figures: words } = useText();
  const found = useLater(() => api.getFigures({ query: { days: '30' } }));
  return (
    <Panel
      title={words.days('30')}
      actions={
        <Link to={FIGURES_PATH} className="text-sm text-brand-ink underline">
          {words.all}
        </Link>
      }
    >
      {found === undefined && <p role="status">{words.counting}</p>}
      {found === 'failed' && <p role="alert">{words.failed}</p>}
      {typeof found === 'object' && (
        <Facts
          rows={[
            [words.asked, found.current.asked],
            [words.answered, found.current.answered],
            [
              words.median,
              found.current.median_hours === null ? '' : words.hours(found.current.median_hours),
            ],
            [words.accepted, found.current.accepted],
            [words.acceptedValue, formatRupeesShort(paiseFromRupees(found.current.accepted_value))],
            [words.lost, found.current.lost],
          ]}
        />
      )}
    </Panel>
  );
}
