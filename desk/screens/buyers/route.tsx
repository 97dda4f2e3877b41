import { Form, Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { MIN_BUYER_SEARCH_LENGTH } from '#contract/list-limits.ts';
import { api } from '#desk/api/desk-api.ts';
import { useRowKeys } from '#desk/keys/use-row-keys.ts';
import { buyerPath } from '#desk/paths.ts';
import { formatDay } from '#desk/text/format-day.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { Screen } from '#desk/ui/screen.tsx';
import { formatPhone } from '#domain/phone.ts';
import { Button } from '#web/ui/button.tsx';
import { BuyerTabs } from './buyer-tabs.tsx';

type ListedBuyer = Awaited<ReturnType<typeof api.listBuyers>>['buyers'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const text = (params.get('q') ?? '').trim();
  const isBlocked = params.get('blocked') === 'yes';
  const isTooShort = text !== '' && text.length < MIN_BUYER_SEARCH_LENGTH;
  if (isTooShort) return { text, isBlocked, isTooShort, buyers: [], next: null };
  const { buyers, next } = await api.listBuyers({
    query: {
      ...(text && { q: text }),
      ...(isBlocked && { blocked: 'yes' as const }),
      ...(params.has('after') && { after: params.get('after') ?? '' }),
    },
  });
  return { text, isBlocked, isTooShort, buyers, next };
}

export function Component() {
  const { buyers: words, common, menu } = useText();
  const { text, isBlocked, isTooShort, buyers, next } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const rowKeys = useRowKeys({
    keys: buyers.map(({ id }) => id),
    open: (id) => void navigate(buyerPath(id)),
  });
  const columns: Column<ListedBuyer>[] = [
    {
      key: 'name',
      heading: words.name,
      cell: (buyer) => (
        <>
          <Link to={buyerPath(buyer.id)} className="font-medium text-brand-ink underline">
            {buyer.name}
          </Link>{' '}
          {buyer.is_blocked && <span className="desk-tag text-danger">{words.blocked}</span>}
          {buyer.is_merged && <span className="desk-tag">{words.merged}</span>}
        </>
      ),
    },
    { key: 'firm', heading: words.firm, cell: ({ firms }) => firms.join(', ') },
    {
      key: 'contact',
      heading: words.contact,
      cell: ({ email, phone }) => (
        <>
          <span className="wrap-anywhere">{email}</span>
          <span className="block whitespace-nowrap text-ink-soft">{phone && formatPhone(phone)}</span>
        </>
      ),
    },
    { key: 'gstin', heading: words.gstin, cell: ({ gstins }) => gstins.join(', ') },
    { key: 'requests', heading: words.requests, cell: (buyer) => buyer.request_count, isNumber: true },
    {
      key: 'last',
      heading: words.lastRequest,
      cell: (buyer) => (buyer.last_request_at ? formatDay(new Date(buyer.last_request_at)) : ''),
      isNumber: true,
    },
  ];
  return (
    <Screen title={menu.buyers}>
      <BuyerTabs />
      {/* A new address makes new fields, which show what is looked for. */}
      <Form key={`${text} ${isBlocked}`} role="search" className="mb-4 flex flex-wrap items-center gap-3">
        <input
          name="q"
          type="search"
          defaultValue={text}
          aria-label={words.searchLabel}
          placeholder={words.searchLabel}
          className="desk-input w-full max-w-md"
        />
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            name="blocked"
            value="yes"
            defaultChecked={isBlocked}
            className="size-4 accent-action"
          />
          {words.onlyBlocked}
        </label>
        <Button type="submit">{common.search}</Button>
      </Form>
      {isTooShort ? (
        <p role="status" className="desk-panel">
          {words.tooShort}
        </p>
      ) : (
        <DataTable
          caption={menu.buyers}
          columns={columns}
          rows={buyers}
          getKey={({ id }) => id}
          {...rowKeys}
          empty={common.none}
        />
      )}
      <PageLinks next={next} />
    </Screen>
  );
}
