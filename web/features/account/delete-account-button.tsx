import { useState } from 'react';
import { text } from '#web/text/en.ts';
import { Button } from '#web/ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The button that asks first. */
export function DeleteAccountButton() {
  const [{ isOpen, openings }, setDialog] = useState({ isOpen: false, openings: 0 });
  return (
    <>
      <Button
        className="justify-self-start border-danger! text-danger!"
        onClick={() => setDialog({ isOpen: true, openings: openings + 1 })}
      >
        {text.account.deleteAccount}
      </Button>
      {/* Each opening is a new dialog: nothing that was typed or refused before is kept. */}
      <DeleteAccountDialog
        key={openings}
        isOpen={isOpen}
        onClose={() => setDialog({ isOpen: false, openings })}
      />
    </>
  );
}
