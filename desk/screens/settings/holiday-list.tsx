import { api } from '#desk/api/desk-api.ts';
import { useLanguage, useText } from '#desk/text/language.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { ButtonLink } from '#desk/ui/button-link.tsx';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { parseDay } from '#domain/indian-day.ts';
import { formatDate } from '#domain/indian-format.ts';

type Holiday = Awaited<ReturnType<typeof api.listHolidays>>['holidays'][number];
type HolidayListProps = { year: number; holidays: readonly Holiday[]; mayChange: boolean };

/** The holidays of a year. */
export function HolidayList({ year, holidays, mayChange }: HolidayListProps) {
  const { settings } = useText();
  const words = settings.holidays;
  const locale = useLanguage() === 'hi' ? 'hi-IN' : 'en-IN';
  const toDate = (day: string) => parseDay(day) as Date;
  const formatWeekday = (day: string) =>
    toDate(day).toLocaleDateString(locale, { weekday: 'long', timeZone: 'Asia/Kolkata' });
  const remove = async ({ day, name }: Holiday) => {
    await api.removeHoliday({ body: { day } });
    return words.removed(name);
  };
  const columns: Column<Holiday>[] = [
    { key: 'day', heading: words.day, cell: ({ day }) => formatDate(toDate(day)) },
    { key: 'weekday', heading: words.weekday, cell: ({ day }) => formatWeekday(day) },
    { key: 'name', heading: words.name, cell: ({ name }) => name },
    ...(mayChange
      ? [
          {
            key: 'remove',
            heading: words.actions,
            cell: (holiday: Holiday) => (
              <ActionButton label={words.removeLabel(holiday.name)} onPress={() => remove(holiday)}>
                {settings.remove}
              </ActionButton>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <nav aria-label={words.years} className="mb-3 flex items-center gap-3">
        <ButtonLink to={`?year=${year - 1}`} aria-label={words.yearLabel(year - 1)}>
          ← {year - 1}
        </ButtonLink>
        <span aria-current="page" className="font-semibold tabular-nums">
          {year}
        </span>
        <ButtonLink to={`?year=${year + 1}`} aria-label={words.yearLabel(year + 1)}>
          {year + 1} →
        </ButtonLink>
      </nav>
      <DataTable
        caption={words.yearLabel(year)}
        columns={columns}
        rows={holidays}
        getKey={({ day }) => day}
        empty={words.nothing(year)}
      />
    </>
  );
}
