import { text } from '#web/text/en.ts';
import { linesOfPlace, type SavedAddress } from './address.ts';

type AddressChoiceProps = {
  addresses: readonly SavedAddress[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
};

/** The saved addresses, one of which the quotation is made out to. */
export function AddressChoice({ addresses, chosenId, onChoose }: AddressChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{text.address.saved}</legend>
      <div className="grid gap-3 lg:grid-cols-2">
        {addresses.map((address) => (
          <label
            key={address.id}
            className="flex gap-3 rounded border border-rule bg-surface p-4 hover:border-edge has-checked:border-brand-ink has-checked:ring-1 has-checked:ring-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name="saved-address"
              className="mt-0.5 size-5 shrink-0 accent-brand-ink outline-none"
              checked={address.id === chosenId}
              onChange={() => onChoose(address.id)}
            />
            <AddressFacts address={address} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function AddressFacts({ address }: { address: SavedAddress }) {
  const facts = [
    [text.address.gstNumber, address.gstin],
    [text.address.billingAddress, linesOfPlace(address.billing).join(', ')],
    [text.address.shippingAddress, linesOfPlace(address.shipping).join(', ')],
    [text.address.email, address.email],
    [text.address.phone, address.phone],
  ];
  return (
    <span className="grid min-w-0 content-start gap-2">
      <span className="font-semibold wrap-anywhere">{address.customer}</span>
      {facts.map(([label, value]) => (
        <span key={label} className="text-sm">
          <span className="block text-xs text-ink-soft">{label}</span>
          <span className="wrap-anywhere tabular-nums">{value}</span>
        </span>
      ))}
    </span>
  );
}
