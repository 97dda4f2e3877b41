import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { FIGURES_PATH } from '#desk/paths.ts';
import { useText } from '#desk/text/language.ts';
import { BarChart } from '#desk/ui/bar-chart.tsx';
import { LineChart } from '#desk/ui/line-chart.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { Tabs } from '#desk/ui/tabs.tsx';
import { EmptySearches } from './empty-searches.tsx';
import { FigureList } from './figure-list.tsx';
import { createTimeFormat } from './format-time.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const days = new URL(request.url).searchParams.get('days') === '365' ? ('365' as const) : ('30' as const);
  const [report, { searches }] = await Promise.all([
    api.getFigures({ query: { days } }),
    api.listEmptySearches(),
  ]);
  return { ...report, days, searches };
}

/** Key figures: requests received, answered, offered and sold, and searches without a result. */
export function Component() {
  const { menu, figures: words } = useText();
  const { days, current, before, course, losses, searches } = useLoaderData<typeof loader>();
  const formatTime = createTimeFormat(days);
  const { asked, answered, accepted } = current;
  return (
    <Screen title={menu.figures}>
      <Tabs
        label={words.period}
        tabs={[
          { to: FIGURES_PATH, text: words.days('30'), isCurrent: days === '30' },
          { to: `${FIGURES_PATH}?days=365`, text: words.days('365'), isCurrent: days === '365' },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FigureList current={current} before={before} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Panel title={words.course}>
            <LineChart
              title={words.course}
              description={words.courseText({ asked, answered, accepted })}
              timeHeading={days === '30' ? words.day : words.month}
              times={course.map(({ time }) => formatTime(time))}
              series={[
                { name: words.asked, values: course.map((each) => each.asked) },
                { name: words.answered, values: course.map((each) => each.answered) },
                { name: words.accepted, values: course.map((each) => each.accepted) },
              ]}
            />
          </Panel>
          <Panel title={words.losses}>
            {losses.length === 0 ? (
              <p>{words.nothingLost}</p>
            ) : (
              <BarChart
                title={words.losses}
                description={words.lossText(current.lost)}
                headings={[words.reason, words.count]}
                bars={losses.map(({ reason, count }) => ({ name: words.reasons[reason], count }))}
              />
            )}
          </Panel>
        </div>
        <EmptySearches searches={searches} />
      </div>
    </Screen>
  );
}
