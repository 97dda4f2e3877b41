import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QUICK_ORDER_PATH } from '#domain/page-paths.ts';
import type { SplitList } from '#domain/quick-order/split-list.ts';
import { LeftOutLines } from '#web/features/quick-order/left-out-lines.tsx';
import { loadList } from '#web/features/quick-order/load-list.ts';
import { QuickOrderForm } from '#web/features/quick-order/quick-order-form.tsx';
import { QuickOrderResults } from '#web/features/quick-order/quick-order-results.tsx';
import { useQuickOrder } from '#web/features/quick-order/use-quick-order.ts';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { readPageData } from '#web/routing/page-data.ts';
import { createClientLoader, createServerLoader } from '#web/routing/route-loaders.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { quickOrderText } from '#web/text/quick-order-en.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import type { Route } from './+types/quick-order.ts';

export const handle = cacheablePage({ queryParams: ['list'] });

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: quickOrderText.title,
    description: quickOrderText.description,
    path: QUICK_ORDER_PATH,
  });
}

export const loader = createServerLoader(loadList);
export const clientLoader = createClientLoader(loadList);

export default function QuickOrderPage({ loaderData }: Route.ComponentProps) {
  const loaded = readPageData(loaderData);
  const order = useQuickOrder(loaded.lines);
  const field = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const [leftOut, setLeftOut] = useState<readonly string[]>(loaded.leftOut);
  const add = (list: SplitList) => {
    flushSync(() => {
      order.change({ type: 'add', typed: list.lines });
      setLeftOut(list.leftOut);
    });
    showHeading(results.current);
  };
  const takeBack = (line: string) => {
    order.change({ type: 'add', typed: [line] });
    setLeftOut(leftOut.filter((each) => each !== line));
  };
  return (
    <PageBody>
      <h1 className="text-2xl font-semibold">{quickOrderText.title}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{quickOrderText.intro}</p>
      <div className="max-w-3xl">
        <QuickOrderForm field={field} lineCount={order.lines.length} list={loaded.rest} onAdd={add} />
      </div>
      {order.lines.length > 0 && (
        <QuickOrderResults heading={results} order={order} onCleared={() => field.current?.focus()}>
          <LeftOutLines lines={leftOut} onTakeBack={takeBack} />
        </QuickOrderResults>
      )}
    </PageBody>
  );
}

/** On a phone the results begin below the screen. */
function showHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  if (heading && heading.getBoundingClientRect().top > window.innerHeight / 2) heading.scrollIntoView();
}
