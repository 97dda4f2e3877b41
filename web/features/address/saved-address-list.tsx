import { addressText } from '#web/text/quotation-en.ts';
import { Button } from '#web/ui/button.tsx';
import { type SavedAddress, toAddressName } from './address.ts';
import { AddressSummary } from './address-summary.tsx';

export type AddressChoice = { chosenId: string | undefined; onChoose: (id: string) => void };

type SavedAddressListProps = {
  addresses: readonly SavedAddress[];
  /** Makes each address a radio choice. */
  choice?: AddressChoice | undefined;
  /** The address that was just saved; it gets the focus, because its form is gone. */
  justSavedId: string | undefined;
  /** The address that is being edited. */
  editedId: string | undefined;
  onEdit: (address: SavedAddress) => void;
  onDelete: (address: SavedAddress) => void;
};

const BODY = 'flex grow gap-3 p-4 pb-2';

/** The saved addresses, each with buttons to change and delete it. */
export function SavedAddressList({
  addresses,
  choice,
  justSavedId,
  editedId,
  ...handlers
}: SavedAddressListProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{addressText.saved}</legend>
      <div className="grid gap-3 lg:grid-cols-2">
        {addresses.map((address) => {
          const name = toAddressName(address);
          const focusIfJustSaved = address.id === justSavedId ? focus : undefined;
          return (
            <div
              key={address.id}
              className="flex flex-col rounded border border-rule bg-surface hover:border-edge has-checked:border-brand-ink has-checked:ring-1 has-checked:ring-brand-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-action"
            >
              {choice ? (
                <label className={BODY}>
                  <input
                    ref={focusIfJustSaved}
                    type="radio"
                    name="saved-address"
                    className="mt-0.5 size-5 shrink-0 accent-brand-ink outline-none"
                    checked={address.id === choice.chosenId}
                    onChange={() => choice.onChoose(address.id)}
                  />
                  <AddressSummary address={address} />
                </label>
              ) : (
                <div className={BODY}>
                  <AddressSummary address={address} />
                </div>
              )}
              <div className="flex gap-2 border-t border-rule px-2 py-1">
                <Button
                  ref={choice ? undefined : focusIfJustSaved}
                  variant="plain"
                  className="px-3! text-sm no-underline! hover:underline!"
                  aria-label={addressText.changeAddressOf(name)}
                  aria-expanded={address.id === editedId}
                  onClick={() => handlers.onEdit(address)}
                >
                  <span className="icon icon-pencil size-4.5" />
                  {addressText.change}
                </Button>
                <Button
                  variant="plain"
                  className="px-3! text-sm no-underline! hover:underline!"
                  aria-label={addressText.deleteAddressOf(name)}
                  onClick={() => handlers.onDelete(address)}
                >
                  <span className="icon icon-trash size-4.5" />
                  {addressText.delete}
                </Button>
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
