import { useState } from 'react';
import type { WireStaffShipment } from '#contract/staff-dispatch.ts';
import { api } from '#desk/api/desk-api.ts';
import { useMay } from '#desk/api/session.ts';
import { useText } from '#desk/text/language.ts';
import { formatDate } from '#domain/indian-format.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';
import { CorrectForm } from './correct-form.tsx';

type ShipmentListProps = { shipments: readonly WireStaffShipment[]; transporters: readonly string[] };

export function ShipmentList({ shipments, transporters }: ShipmentListProps) {
  const { dispatch: words } = useText();
  return (
    <section>
      <h2 className="mb-2 text-lg font-semibold">{words.shipments}</h2>
      {shipments.length === 0 ? (
        <p>{words.noShipments}</p>
      ) : (
        <ul className="grid gap-3">
          {shipments.map((shipment) => (
            <li key={shipment.shipment_number} className="desk-panel">
              <ShipmentCard shipment={shipment} transporters={transporters} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type ShipmentCardProps = { shipment: WireStaffShipment; transporters: readonly string[] };

function ShipmentCard({ shipment, transporters }: ShipmentCardProps) {
  const { dispatch: words } = useText();
  const isAllowed = useMay('dispatch:write');
  const [isCorrecting, setCorrecting] = useState(false);
  const {
    transporter,
    lr_number: lrNumber,
    vehicle,
    eway_bill: ewayBill,
    received_by: receivedBy,
  } = shipment;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          {shipment.shipment_number}
          <span className="ml-3 font-normal text-ink-soft">{formatDate(new Date(shipment.sent_at))}</span>
        </h3>
        <div className="flex flex-wrap gap-2">
          {isAllowed && !isCorrecting && (
            <Button variant="quiet" onClick={() => setCorrecting(true)}>
              {words.correct(shipment.shipment_number)}
            </Button>
          )}
          <PackingListButton shipment={shipment.shipment_number} />
        </div>
      </div>
      <ul>
        {shipment.lines.map((line) => (
          <li key={line.order_id}>
            {line.quantity} × {line.title}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        {[transporter, lrNumber, vehicle, ewayBill].filter(Boolean).join(' · ')}
      </p>
      {shipment.delivered_at && (
        <p className="text-sm text-success">
          {words.delivered(receivedBy ?? '', formatDate(new Date(shipment.delivered_at)))}
        </p>
      )}
      {isCorrecting && (
        <CorrectForm shipment={shipment} transporters={transporters} onClose={() => setCorrecting(false)} />
      )}
    </>
  );
}

function PackingListButton({ shipment }: { shipment: string }) {
  const { common, dispatch: words } = useText();
  const [isBusy, setBusy] = useState(false);
  async function fetchFile() {
    setBusy(true);
    try {
      saveFile(
        await api.fetchPackingList({ query: { shipment } }),
        `packing-list_${shipment.replaceAll('/', '-')}.pdf`,
      );
    } catch {
      toast.error(common.unreachable);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="quiet" isBusy={isBusy} onClick={() => void fetchFile()}>
      {words.packingList}
    </Button>
  );
}
