import { useState } from 'react';
import { deleteAccountText } from '#web/text/account-page-en.ts';
import { Button } from '#web/ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The button that opens the confirmation dialog. */
export function DeleteAccountButton({ sealedCopyDays }: { sealedCopyDays: number }) {
  const [{ isOpen, openCount }, setDialog] = useState({ isOpen: false, openCount: 0 });
  return (
    <>
      <Button
        className="justify-self-start border-danger! text-danger!"
        onClick={() => setDialog({ isOpen: true, openCount: openCount + 1 })}
      >
        {deleteAccountText.confirm}
      </Button>
      {/* The key makes each opening a new dialog, without what was typed or rejected before. */}
      <DeleteAccountDialog
        key={openCount}
        sealedCopyDays={sealedCopyDays}
        isOpen={isOpen}
        onClose={() => setDialog({ isOpen: false, openCount })}
      />
    </>
  );
}
