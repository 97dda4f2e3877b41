import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ApiError } from '#contract/client.ts';
import { api } from '#desk/api/desk-api.ts';
import { useText } from '#desk/text/language.ts';
import { Screen } from '#desk/ui/screen.tsx';
import { Tabs } from '#desk/ui/tabs.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FileButtons } from './file-buttons.tsx';
import { GstTable } from './gst-table.tsx';
import { OrderTable } from './order-table.tsx';
import { PeriodForm } from './period-form.tsx';
import { REPORTS, readAddress, toSearch } from './read-address.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const address = readAddress(new URL(request.url).searchParams);
  try {
    return address.report === 'gst'
      ? { ...address, gst: await api.getGstSummary({ query: address.query }) }
      : { ...address, orders: await api.listSoldOrders({ query: address.query }) };
  } catch (cause) {
    // The days can be corrected on the screen.
    if (cause instanceof ApiError && cause.code === 'invalid_input')
      return { ...address, problem: Object.values(cause.fields)[0] ?? cause.message };
    throw cause;
  }
}

/** What was sold in a period, for the books: as a table and as files. */
export function Component() {
  const { menu, reports: words } = useText();
  const { report, query, ...loaded } = useLoaderData<typeof loader>();
  return (
    <Screen
      title={menu.reports}
      actions={
        !('problem' in loaded) && (
          <FileButtons
            report={report}
            query={query}
            sellers={'orders' in loaded ? loaded.orders.seller_gstins : []}
          />
        )
      }
    >
      <Tabs
        label={menu.reports}
        tabs={REPORTS.map((each) => ({
          to: toSearch(each, query),
          text: words.names[each],
          isCurrent: each === report,
        }))}
      />
      <PeriodForm key={toSearch(report, query)} report={report} query={query} />
      <p className="mb-4 max-w-3xl text-sm text-ink-soft">{words.hints[query.by]}</p>
      {'problem' in loaded && <Notice kind="warning">{loaded.problem}</Notice>}
      {'gst' in loaded && <GstTable summary={loaded.gst} />}
      {'orders' in loaded && <OrderTable sold={loaded.orders} />}
    </Screen>
  );
}
