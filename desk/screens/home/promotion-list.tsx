import { useState } from 'react';
import { Link } from 'react-router';
import type { PromotionKind, WireStaffAd, WireStaffBanner } from '#contract/staff-home.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { promotionPath } from '#desk/paths.ts';
import { useCall } from '#desk/state/use-call.ts';
import { useReload } from '#desk/state/use-reload.ts';
import { formatDay } from '#desk/text/format-day.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import type { Done } from '#desk/ui/done-notice.tsx';
import { OrderButtons } from '#desk/ui/order-buttons.tsx';
import { Panel } from '#desk/ui/panel.tsx';
import { toThumbnail } from '#desk/ui/thumbnail.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { getShownState } from './promotion.ts';

type Row = WireStaffBanner | WireStaffAd;

type PromotionListProps = {
  kind: PromotionKind;
  title: string;
  rows: readonly Row[];
  today: string;
  onDone: (done: Done) => void;
};

/** Banners, or advertisements: what visitors see and when, in their order. */
export function PromotionList({ kind, title, rows, today, onDone }: PromotionListProps) {
  const { home: words } = useText();
  const reload = useReload();
  const mayChange = useMay('pages:write');
  const moving = useCall();
  const removing = useCall();
  const [removedId, setRemovedId] = useState<string>();
  const ids = rows.map(({ id }) => id);
  const move = async (id: string, place: number) => {
    const isMoved = await moving.run(() => api.movePromotion({ body: { kind, id, place, seen: ids } }), '');
    if (!isMoved) await reload();
  };
  const remove = async ({ id, version, alt }: Row) => {
    let change: number | null = null;
    setRemovedId(id);
    const isRemoved = await removing.run(async () => {
      ({ change } = await api.removePromotion({ body: { kind, id, version } }));
    }, '');
    if (isRemoved) onDone({ message: words.removed(alt), change });
    else await reload();
  };
  const columns: Column<Row>[] = [
    {
      key: 'picture',
      heading: words.picture,
      cell: ({ image }) => (
        <img
          src={toThumbnail(image)}
          alt=""
          className="h-12 w-24 max-w-none bg-ground object-cover object-right"
        />
      ),
    },
    {
      key: 'headline',
      heading: words.headline,
      cell: ({ id, alt }) => (
        <Link to={promotionPath(kind, id)} className="text-brand-ink underline">
          {alt}
        </Link>
      ),
    },
    {
      key: 'link',
      heading: words.leadsTo,
      cell: (row) => ('category' in row ? row.category : row.link),
    },
    ...(kind === 'ad'
      ? [
          {
            key: 'type',
            heading: words.size,
            cell: (row: Row) => 'type' in row && words.sizes[row.type],
          },
        ]
      : []),
    {
      key: 'shown',
      heading: words.shown,
      cell: (row) => {
        const state = getShownState(row, today);
        return (
          <>
            <span className="desk-tag">{words.states[state]}</span>{' '}
            {row.shown_from && words.from(formatDay(new Date(row.shown_from)))}{' '}
            {row.shown_until && words.until(formatDay(new Date(row.shown_until)))}
          </>
        );
      },
    },
    ...(mayChange
      ? [
          {
            key: 'order',
            heading: words.order,
            cell: ({ id, alt }: Row) => (
              <OrderButtons
                name={alt}
                place={ids.indexOf(id) + 1}
                count={ids.length}
                isBusy={moving.isBusy}
                onMove={(to) => void move(id, to)}
              />
            ),
          },
          {
            key: 'remove',
            heading: <span className="sr-only">{words.remove}</span>,
            cell: (row: Row) => (
              <Button
                variant="plain"
                aria-label={words.removeOf(row.alt)}
                isBusy={removing.isBusy && row.id === removedId}
                onClick={() => void remove(row)}
              >
                {words.remove}
              </Button>
            ),
          },
        ]
      : []),
  ];
  const problem = moving.message ?? removing.message;
  return (
    <Panel title={title}>
      {problem && <Notice kind="warning">{problem}</Notice>}
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        getKey={({ id }) => id}
        empty={kind === 'banner' ? words.noBanners : words.noAds}
      />
    </Panel>
  );
}
