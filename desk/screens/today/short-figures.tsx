import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { Facts } from '#desk/ui/facts.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { formatRupeesShort } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';

type Figures = Awaited<ReturnType<typeof api.getFigures>>['current'];

/** The figures of 30 days in short. The rest of the screen does not wait for them. */
export function ShortFigures() {
  const { figures: words } = useText();
  const [found, setFound] = useState<Figures | 'failed'>();
  useEffect(() => {
    let isShown = true;
    const show = (result: Figures | 'failed') => isShown && setFound(result);
    api.getFigures({ query: { days: '30' } }).then(
      ({ current }) => show(current),
      () => show('failed'),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <Panel
      title={words.days('30')}
      actions={
        <Link to="/figures" className="text-sm text-brand-ink underline">
          {words.all}
        </Link>
      }
    >
      {found === undefined && <p role="status">{words.counting}</p>}
      {found === 'failed' && <p role="alert">{words.failed}</p>}
      {typeof found === 'object' && (
        <Facts
          rows={[
            [words.asked, found.asked],
            [words.answered, found.answered],
            [words.median, found.median_hours === null ? '' : words.hours(found.median_hours)],
            [words.accepted, found.accepted],
            [words.acceptedValue, formatRupeesShort(paiseFromRupees(found.accepted_value))],
            [words.lost, found.lost],
          ]}
        />
      )}
    </Panel>
  );
}
