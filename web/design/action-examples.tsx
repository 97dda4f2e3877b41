import { useState } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

const VARIANTS = ['action', 'quiet', 'plain'] as const;

export function ActionExamples() {
  const [open, setOpen] = useState<'dialog' | 'sheet'>();
  const [isSaved, setSaved] = useState(false);
  const close = () => setOpen(undefined);
  return (
    <>
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap gap-3">
          <Button variant={variant}>Press</Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} isBusy>
            Busy
          </Button>
          <ButtonLink variant={variant} to="/_design">
            A link
          </ButtonLink>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <IconButton
          icon={isSaved ? 'icon-heart-filled' : 'icon-heart'}
          label="Save"
          variant="quiet"
          isPressed={isSaved}
          onClick={() => setSaved(!isSaved)}
        />
        <span className="rounded bg-ground p-2">
          <IconButton icon="icon-heart" label="Save" variant="corner" onClick={() => setSaved(!isSaved)} />
        </span>
      </div>
      <Pagination
        label="Pages"
        page={4}
        lastPage={9}
        getPath={() => '/_design'}
        getLabel={(page) => `Page ${page}`}
        previous="Previous"
        next="Next"
      />
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="A question"
        actions={
          <>
            <Button onClick={close}>Back</Button>
            <Button variant="action" onClick={close}>
              Do it
            </Button>
          </>
        }
      >
        <p className="mt-2">The consequences of the answer.</p>
      </Dialog>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={close}
        title="A sheet"
        closeLabel="Close"
        actions={
          <Button variant="action" onClick={close}>
            Show
          </Button>
        }
      >
        <p>On a phone it fills the screen.</p>
      </Sheet>
    </>
  );
}
