import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useText } from '#desk/text/language.ts';
import { Panel } from '#desk/ui/panel.tsx';
import { formatDateTime } from '#domain/indian-format.ts';
import { AnswerTimeForm } from './answer-time-form.tsx';
import { HolidayForm } from './holiday-form.tsx';
import { HolidayList } from './holiday-list.tsx';
import { SettingsScreen } from './settings-screen.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const year = new URL(request.url).searchParams.get('year');
  const [holidays, { permissions }] = await Promise.all([
    api.listHolidays({ query: year ? { year } : {} }),
    api.getDeskSession(),
  ]);
  const settings = permissions.includes('settings:read') ? (await api.getShopSettings()).settings : undefined;
  return { ...holidays, answers: settings?.answers };
}

/** When quote requests are answered: the working time and the holidays. */
export function Component() {
  const { settings: words } = useText();
  const { year, holidays, answer_by: answerBy, answers } = useLoaderData<typeof loader>();
  const mayChange = useMay('settings:write');
  return (
    <SettingsScreen part="answers">
      <p className="mb-4">{words.answers.promise(formatDateTime(new Date(answerBy)))}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {answers && <AnswerTimeForm setting={answers} />}
        <Panel title={words.holidays.title}>
          <p className="mb-4 text-sm text-ink-soft">{words.holidays.hint}</p>
          <HolidayList year={year} holidays={holidays} mayChange={mayChange} />
          {mayChange && <HolidayForm />}
        </Panel>
      </div>
    </SettingsScreen>
  );
}
