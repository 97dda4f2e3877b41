import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WireListedRequest } from '#contract/staff-requests.ts';
import { requestPath } from '#desk/paths.ts';
import { formatDay } from '#desk/text/format-day.ts';
import { translate } from '#desk/text/language.ts';
import type { DeskText } from '#desk/text/load-texts.ts';
import type { Translated } from '#desk/text/translated.ts';
import type { Column } from '#desk/ui/data-table.tsx';
import { formatIsoDay } from '#domain/indian-day.ts';
import { formatRupeesShort, formatTime } from '#domain/indian-format.ts';
import { paiseFromRupees } from '#domain/money.ts';

type Words = Translated<DeskText>['requests'];

type MarkProps = {
  isMarked: (key: string) => boolean;
  toggle: (key: string) => void;
  toggleAll: () => void;
  areAllMarked: boolean;
};

/**
 * The columns of the inbox.
 * @param inbox its filters, which the screen of a request goes on with.
 */
export function createRequestColumns(
  words: Words,
  now: Date,
  inbox: string,
  marks: MarkProps,
): Column<WireListedRequest>[] {
  return [
    {
      key: 'mark',
      heading: (
        <input
          type="checkbox"
          aria-label={words.markAll}
          checked={marks.areAllMarked}
          onChange={marks.toggleAll}
          className="desk-checkbox"
        />
      ),
      cell: ({ id, estimate_number: number }) => (
        <input
          type="checkbox"
          aria-label={words.mark(number)}
          checked={marks.isMarked(id)}
          onChange={() => marks.toggle(id)}
          className="desk-checkbox"
        />
      ),
    },
    {
      key: 'number',
      heading: words.number,
      cell: ({ id, estimate_number: number }) => (
        <Link
          to={requestPath(id)}
          state={{ inbox }}
          className="font-medium whitespace-nowrap text-brand-ink hover:underline"
        >
          {number}
        </Link>
      ),
      onPhones: 'max-md:grow',
    },
    { key: 'age', heading: words.age, cell: (request) => <Age request={request} words={words} now={now} /> },
    {
      key: 'firm',
      heading: words.firm,
      cell: ({ customer, contact_name: person, city }) => (
        <>
          <span className="block min-w-24 font-medium xl:min-w-40">{customer}</span>
          <Second>
            {person}
            {city && <span className="xl:hidden">{person ? `, ${city}` : city}</span>}
          </Second>
        </>
      ),
      onPhones: 'max-md:basis-full',
    },
    {
      key: 'place',
      heading: words.place,
      cell: ({ city, shipping_state: state }) => (
        <>
          {city}
          <Second>{state}</Second>
        </>
      ),
      isWideOnly: true,
    },
    {
      key: 'lines',
      heading: words.lines,
      cell: ({ order_count: orders, wish_count: wishes }) => orders + wishes,
      isNumber: true,
      isWideOnly: true,
    },
    {
      key: 'total',
      heading: words.total,
      cell: ({ total, order_count: orders, wish_count: wishes }) => (
        <>
          {total !== null && formatRupeesShort(paiseFromRupees(total))}
          <span className="block text-xs text-ink-soft xl:hidden">{words.lineCount(orders + wishes)}</span>
        </>
      ),
      isNumber: true,
    },
    {
      key: 'state',
      heading: words.state,
      cell: (request) => (
        <>
          <State request={request} words={words} now={now} />
          <div className="mt-1 max-w-32 xl:hidden">
            <Flags request={request} words={words} />
          </div>
        </>
      ),
    },
    {
      key: 'assigned',
      heading: words.assignedTo,
      cell: ({ assigned_to: name }) => (
        <span className={`block min-w-16 wrap-anywhere ${name === null ? 'text-ink-soft' : ''}`}>
          {name ?? words.nobody}
        </span>
      ),
    },
    {
      key: 'flags',
      heading: words.flags,
      cell: (request) => <Flags request={request} words={words} />,
      isWideOnly: true,
    },
  ];
}

function Second({ children, tone = 'text-ink-soft' }: { children: ReactNode; tone?: string }) {
  return children ? <span className={`block text-xs ${tone}`}>{children}</span> : null;
}

type CellProps = { request: WireListedRequest; words: Words; now: Date };

const MINUTE_MS = 60_000;
/** A promise that ends so soon is marked. */
const SOON_MS = 120 * MINUTE_MS;

function Flags({ request: { flags, notes }, words }: Omit<CellProps, 'now'>) {
  if (flags.length + notes.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1">
      {flags.map((flag) => (
        <li
          key={flag}
          className={`desk-tag max-xl:whitespace-normal! ${flag === 'duplicate_gstin' ? 'border-current text-warning' : ''}`}
        >
          {words.flagNames[flag]}
        </li>
      ))}
      {notes.map((note) => (
        <li key={note} className="text-xs text-warning">
          {translate(note)}
        </li>
      ))}
    </ul>
  );
}

function Age({ request, words, now }: CellProps) {
  const at = new Date(request.createdAt);
  const due = request.answer_by === null ? undefined : new Date(request.answer_by);
  const leftMs = due ? due.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  const tone = leftMs < 0 ? 'text-danger' : leftMs < SOON_MS ? 'text-warning' : 'text-success';
  return (
    <span className="block min-w-20">
      <time
        dateTime={request.createdAt}
        title={`${formatDay(at)} ${formatTime(at)}`}
        className="whitespace-nowrap"
      >
        {formatAge(words, at, now)}
      </time>
      {due && (
        <Second tone={tone}>{(leftMs < 0 ? words.overdue : words.answerBy)(formatMoment(due, now))}</Second>
      )}
    </span>
  );
}

function State({ request, words, now }: CellProps) {
  const { state, turn, revision, lapses_at: lapsesAt } = request;
  const hasLapsed = state === 'offered' && lapsesAt !== null && new Date(lapsesAt) <= now;
  const lastMoment = lapsesAt === null ? undefined : new Date(new Date(lapsesAt).getTime() - 1);
  return (
    <span className="block min-w-24">
      <span className={turn === 'ours' ? 'font-medium' : ''}>
        {words.states[hasLapsed ? 'lapsed' : state]}
        {revision !== null && ` R${revision}`}
      </span>
      {turn !== 'nobody' && (
        <Second tone={turn === 'ours' ? 'text-brand-ink' : 'text-ink-soft'}>
          {words.turns[turn]}
          {state === 'offered' && lastMoment && `, ${words.validUntil(formatDay(lastMoment))}`}
        </Second>
      )}
    </span>
  );
}

function formatAge(words: Words, at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / MINUTE_MS));
  if (minutes === 0) return words.justNow;
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.hours(hours) : words.days(Math.floor(hours / 24));
}

/** The time, with the day unless it is today. */
function formatMoment(moment: Date, now: Date): string {
  const time = formatTime(moment);
  return formatIsoDay(moment) === formatIsoDay(now)
    ? time
    : `${formatDay(moment).replace(/ \d{4}$/, '')}, ${time}`;
}
