import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WaitingAge, WireToday } from '#contract/staff-today.ts';
import { DISPATCH_PATH, MAILS_PATH, MESSAGES_PATH, REQUESTS_PATH, WEBHOOKS_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { AGE_TONES } from './ages.ts';

const AGES: readonly WaitingAge[] = ['late', 'waiting', 'fresh'];

/** The number of waiting items of each kind, linked to the list of them. */
export function TodayCounts({ today }: { today: WireToday }) {
  const { today: words } = useText();
  const { ours } = today;
  const counts: [text: string, to: string, count: number | null, isUrgent?: boolean][] = [
    [words.overdue, `${REQUESTS_PATH}?turn=ours&flag=overdue&sort=oldest`, today.overdue, true],
    [words.lapsing, `${REQUESTS_PATH}?turn=buyer&flag=lapses_soon`, today.lapsing],
    [words.toSend, DISPATCH_PATH, today.to_send],
    [words.messages, MESSAGES_PATH, today.messages],
    [words.mailsRefused, `${MAILS_PATH}?state=refused`, today.mails_refused, true],
    [words.mailsGivenUp, `${MAILS_PATH}?state=given_up`, today.mails_given_up, true],
    // Most shops have no webhooks.
    [words.webhooksOff, WEBHOOKS_PATH, today.webhooks_off || null, true],
  ];
  return (
    <section aria-label={words.counts}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))]">
        <Count
          text={words.ours}
          to={`${REQUESTS_PATH}?turn=ours&sort=oldest`}
          count={ours.fresh + ours.waiting + ours.late}
        >
          <span className="flex flex-wrap gap-x-3 text-xs" title={words.workingHours}>
            {AGES.map((age) => (
              <span
                key={age}
                className={`whitespace-nowrap ${ours[age] > 0 ? AGE_TONES[age] : 'text-ink-soft'}`}
              >
                {words.ages[age]}: {ours[age]}
              </span>
            ))}
          </span>
        </Count>
        {counts.map(
          ([text, to, count, isUrgent]) =>
            count !== null && <Count key={to} {...{ text, to, count }} isUrgent={isUrgent ?? false} />,
        )}
      </ul>
    </section>
  );
}

type CountProps = { text: string; to: string; count: number; isUrgent?: boolean; children?: ReactNode };

function Count({ text, to, count, isUrgent = false, children }: CountProps) {
  const tone = count === 0 ? 'text-ink-soft' : isUrgent ? 'text-danger' : 'text-ink';
  return (
    <li className={children ? 'col-span-2' : ''}>
      <Link to={to} className="desk-panel grid h-full content-start gap-1 hover:border-ink">
        <span className={`text-2xl font-semibold tabular-nums ${tone}`}>{count}</span>
        <span className="text-sm">{text}</span>
        {children}
      </Link>
    </li>
  );
}
