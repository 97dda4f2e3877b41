import { useId, useState } from 'react';
import { Link } from 'react-router';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { dispatchPath } from '#desk/paths.ts';
import { useKeptForm } from '#desk/state/kept-form.ts';
import { useSteadyRows } from '#desk/state/steady-rows.ts';
import { useText } from '#desk/text/language.ts';
import { type Column, DataTable } from '#desk/ui/data-table.tsx';
import { ListChanges } from '#desk/ui/list-changes.tsx';
import { formatDate } from '#domain/indian-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';

type OnTheWay = Awaited<ReturnType<typeof api.listShipmentsOnTheWay>>['shipments'][number];

const getKey = ({ shipment_number: shipment }: OnTheWay) => shipment;

/** Shipments that have not arrived. Several can be recorded as delivered at once. */
export function ShipmentsOnTheWay({ shipments }: { shipments: readonly OnTheWay[] }) {
  const { dispatch: words } = useText();
  const isAllowed = useMay('dispatch:write');
  const [marked, setMarked] = useState<readonly string[]>([]);
  const toggle = (shipment: string) =>
    setMarked(marked.includes(shipment) ? marked.filter((each) => each !== shipment) : [...marked, shipment]);
  const steady = useSteadyRows(shipments, getKey);
  const columns: Column<OnTheWay>[] = [
    {
      key: 'mark',
      heading: <span className="sr-only">{words.marked}</span>,
      cell: ({ shipment_number: shipment }) =>
        isAllowed && (
          <input
            type="checkbox"
            aria-label={words.mark(shipment)}
            checked={marked.includes(shipment)}
            onChange={() => toggle(shipment)}
            className="size-5 accent-action"
          />
        ),
    },
    {
      key: 'shipment',
      heading: words.shipment,
      cell: ({ request, shipment_number: shipment }) => (
        <Link
          to={dispatchPath(request)}
          className="font-medium whitespace-nowrap underline underline-offset-4"
        >
          {shipment}
        </Link>
      ),
    },
    {
      key: 'to',
      heading: words.to,
      cell: ({ customer, city }) => (
        <>
          {customer}
          <span className="block text-ink-soft">{city}</span>
        </>
      ),
    },
    { key: 'transporter', heading: words.transporter, cell: ({ transporter }) => transporter },
    { key: 'sent', heading: words.sentAt, cell: ({ sent_at: sentAt }) => formatDate(new Date(sentAt)) },
    {
      key: 'expected',
      heading: words.expected,
      cell: ({ expected_on: day }) => (day ? formatDate(new Date(day)) : ''),
    },
  ];
  return (
    <>
      <ListChanges changes={steady} of="shipments" />
      <DataTable
        caption={words.onTheWay}
        columns={columns}
        rows={steady.rows}
        getKey={getKey}
        empty={words.noneOnTheWay}
      />
      {isAllowed && shipments.length > 0 && <DeliveryForm marked={marked} onDone={() => setMarked([])} />}
    </>
  );
}

const NOTHING_TYPED = { receivedBy: '', day: '' };

function DeliveryForm({ marked, onDone }: { marked: readonly string[]; onDone: () => void }) {
  const { dispatch: words } = useText();
  const heading = useId();
  const { input, change, send, isBusy, message, errors } = useKeptForm('delivery', NOTHING_TYPED);
  const { receivedBy, day } = input;
  /** One after the other; the first that is refused stops it. */
  const record = () =>
    send(async () => {
      for (const shipment of marked) {
        const body = { shipment, received_by: receivedBy, ...(day && { delivered_on: day }) };
        await api.deliverShipment({ body });
      }
      onDone();
    }, words.isRecorded);
  return (
    <form
      aria-labelledby={heading}
      className="desk-panel mt-4 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (marked.length === 0) toast.error(words.nothingMarked);
        else void record();
      }}
    >
      <h2 id={heading} className="basis-full font-semibold">
        {words.arrived}
      </h2>
      <Field
        label={words.receivedBy}
        value={receivedBy}
        required
        error={errors.received_by ?? message}
        onChange={({ target }) => change({ receivedBy: target.value })}
      />
      <Field
        label={words.arrivedOn}
        type="date"
        value={day}
        onChange={({ target }) => change({ day: target.value })}
      />
      <Button type="submit" variant="action" isBusy={isBusy}>
        {words.record}
      </Button>
    </form>
  );
}
