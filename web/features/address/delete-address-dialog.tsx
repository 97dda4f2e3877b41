import { addressText } from '#web/text/quotation-en.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatPostalLines, type SavedAddress, toAddressName } from './address.ts';

type DeleteAddressDialogProps = {
  /** The address to delete; undefined while the dialog is closed. */
  address: SavedAddress | undefined;
  onClose: () => void;
  onDelete: (address: SavedAddress) => void;
};

export function DeleteAddressDialog({ address, onClose, onDelete }: DeleteAddressDialogProps) {
  return (
    <Dialog
      isOpen={address !== undefined}
      onClose={onClose}
      title={addressText.deleteQuestion}
      actions={
        <>
          <Button onClick={onClose}>{addressText.cancelDelete}</Button>
          <Button
            className="border-danger! text-danger!"
            onClick={() => {
              onClose();
              if (address) onDelete(address);
            }}
          >
            {addressText.confirmDelete}
          </Button>
        </>
      }
    >
      {address && (
        <p className="mt-3 wrap-anywhere">
          <strong className="font-semibold">{toAddressName(address)}</strong>
          <br />
          {formatPostalLines(address.billing).join(', ')}
        </p>
      )}
      <p className="mt-3 text-ink-soft">{addressText.deleteHint}</p>
    </Dialog>
  );
}
