import { formatConsigneeGstin } from '#domain/consignee.ts';
import { addressText } from '#web/text/quotation-en.ts';
import { Button } from '#web/ui/button.tsx';
import { formatPostalLines, type SavedAddress } from './address.ts';

type SavedAddressPickerProps = {
  addresses: readonly SavedAddress[];
  chosenId: string | undefined;
  /** The address that was just saved; it gets the focus, because its form is gone. */
  justSavedId: string | undefined;
  /** The address that is being edited. */
  editedId: string | undefined;
  onChoose: (id: string) => void;
  onEdit: (address: SavedAddress) => void;
  onDelete: (address: SavedAddress) => void;
};

/** The saved addresses; the quote request is sent with the selected one. */
export function SavedAddressPicker({
  addresses,
  chosenId,
  justSavedId,
  editedId,
  ...handlers
}: SavedAddressPickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{addressText.saved}</legend>
      <div className="grid gap-3 lg:grid-cols-2">
        {addresses.map((address) => (
          <div
            key={address.id}
            className="flex flex-col rounded border border-rule bg-surface hover:border-edge has-checked:border-brand-ink has-checked:ring-1 has-checked:ring-brand-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-action"
          >
            <label className="flex grow gap-3 p-4 pb-2">
              <input
                ref={address.id === justSavedId ? focus : undefined}
                type="radio"
                name="saved-address"
                className="mt-0.5 size-5 shrink-0 accent-brand-ink outline-none"
                checked={address.id === chosenId}
                onChange={() => handlers.onChoose(address.id)}
              />
              <AddressSummary address={address} />
            </label>
            <div className="flex gap-2 border-t border-rule px-2 py-1">
              <Button
                variant="plain"
                className="px-3! text-sm no-underline! hover:underline!"
                aria-label={addressText.changeAddressOf(address.customer)}
                aria-expanded={address.id === editedId}
                onClick={() => handlers.onEdit(address)}
              >
                <span className="icon icon-pencil size-4.5" />
                {addressText.change}
              </Button>
              <Button
                variant="plain"
                className="px-3! text-sm no-underline! hover:underline!"
                aria-label={addressText.deleteAddressOf(address.customer)}
                onClick={() => handlers.onDelete(address)}
              >
                <span className="icon icon-trash size-4.5" />
                {addressText.delete}
              </Button>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

function AddressSummary({ address }: { address: SavedAddress }) {
  const { consignee } = address;
  const details = [
    [addressText.gstNumber, address.gstin],
    [addressText.billingAddress, formatPostalLines(address.billing).join(', ')],
    [addressText.shippingAddress, formatPostalLines(address.shipping).join(', ')],
    ...(consignee
      ? [[addressText.deliveredTo, `${consignee.name}, ${formatConsigneeGstin(consignee.gstin)}`]]
      : []),
    [addressText.email, address.email],
    [addressText.phone, address.phone],
  ];
  return (
    <span className="grid min-w-0 content-start gap-2">
      <span className="font-semibold wrap-anywhere">{address.customer}</span>
      {details.map(([label, value]) => (
        <span key={label} className="text-sm">
          <span className="block text-xs text-ink-soft">{label}</span>
          <span className="wrap-anywhere tabular-nums">{value}</span>
        </span>
      ))}
    </span>
  );
}
